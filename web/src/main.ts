import { mount } from 'svelte'
import App from './App.svelte'
import { art } from './lib/art'
import { ways } from './lib/ways.svelte'
import './style.css'

ways.apply()
art()
mount(App, { target: document.getElementById('app') as HTMLElement })
