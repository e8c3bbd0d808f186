/** Parts of the page that are loaded when they are wanted. */

const PAUSE = 1000

/** A part of the page. If the server is away just then, wait for it and open the page anew: a browser remembers what it could not load. */
export async function lazy<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    do await new Promise((done) => setTimeout(done, PAUSE))
    while (!(await answers()))
    location.reload()
    return new Promise<T>(() => {})
  }
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/api/house', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
