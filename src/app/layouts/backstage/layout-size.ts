/** Sizes from the specification, in px. */
export const LAYOUT = {
  header: { phone: 64, desktop: 72 },
  nav: { vertical: 300, mini: 88, horizontal: 64, drawer: 288 },
  content: { max: 1800, compact: 1200 },
  /** The tabs of the open pages; not the specification's. */
  pageTabs: 40,
} as const;
