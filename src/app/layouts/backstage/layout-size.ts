/** Sizes from the specification, in px. */
export const LAYOUT = {
  header: { phone: 64, desktop: 72 },
  nav: { mini: 88, horizontal: 64, drawer: 288 },
  content: { max: 1800, compact: 1200 },
  /** The tabs of the open pages, by mouse and by touch; not the specification's. */
  pageTabs: { fine: 36, coarse: 44 },
} as const;
