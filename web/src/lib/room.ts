/** How much room the screen has. */
import { MediaQuery } from 'svelte/reactivity'

/** For words beside signs, and for two columns. */
export const wide = new MediaQuery('min-width: 46rem')
export const upright = new MediaQuery('orientation: portrait')
