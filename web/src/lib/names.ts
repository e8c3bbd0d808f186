/** What this browser's person is called: the profile's name, or the one given last time. */
import { home } from './home.svelte'

export function myName(): string {
  return home.me?.name || localStorage.getItem('name') || home.words?.say('me-default') || 'Ana'
}

export function rememberName(name: string): void {
  localStorage.setItem('name', name)
}
