/** What begins so is a sign of the sprites, anything else is text. */
export const SIGN = 'i:'
