/** Made by build/sprite.ts: the address of each sprite, and the pictures in it. */
declare module 'virtual:sprites' {
  const sprites: Record<string, string[]>
  export default sprites
}
