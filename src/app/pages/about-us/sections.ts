/** Sections in page order; each name is also its anchor (`/aboutus#history`). */
export const SECTIONS = ['intro', 'history', 'honors', 'service', 'contact'] as const;
export type Section = (typeof SECTIONS)[number];

/** Section named by a URL hash. */
export function sectionOf(hash: string): Section | undefined {
  return SECTIONS.find((section) => hash === `#${section}`);
}

/** Id of a section's heading, which receives the focus. */
export const titleIdOf = (section: Section) => `about-${section}`;
