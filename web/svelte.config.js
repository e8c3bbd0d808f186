/** Shapes of a page that several components have styles for: `@media (--lying)`. */
const SHAPES = {
  /** A telephone that stands, a tablet that does: one thing over the other. */
  '(--upright)': '(max-width: 559px), (max-width: 719px) and (min-height: 520px), (orientation: portrait)',
  /** A telephone that lies on its side, or a page at twice its size. */
  '(--lying)': '(orientation: landscape) and (max-height: 519px) and (min-width: 560px)',
}

export default {
  preprocess: {
    style: ({ content }) => ({
      code: Object.entries(SHAPES).reduce((css, [name, query]) => css.replaceAll(name, query), content),
    }),
  },
}
