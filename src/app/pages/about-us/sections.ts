/** The page's parts in their order; each name is also its anchor (`/aboutus#history`). */
export const SECTIONS = ['intro', 'history', 'honors', 'contact'] as const;
export type Section = (typeof SECTIONS)[number];

/** The part that an address names after its `#`. */
export function sectionOf(hash: string): Section | undefined {
  return SECTIONS.find((section) => hash === `#${section}`);
}

/** The id of a part's heading, which takes the focus. */
export const titleIdOf = (section: Section) => `about-${section}`;
