import { PUBLIC_PAGES, type PublicPage } from '#src/public-pages.ts';

type AboutPage = Extract<PublicPage, { path: '/aboutus' }>;
export type Section = 'intro' | AboutPage['sections'][number];

/** Sections in page order; each name is also its anchor (`/aboutus#history`). */
export const SECTIONS: readonly Section[] = [
  'intro',
  ...PUBLIC_PAGES.filter((page): page is AboutPage => page.path === '/aboutus').flatMap(
    ({ sections }) => sections,
  ),
];

/** Section named by a URL hash. */
export function sectionOf(hash: string): Section | undefined {
  return SECTIONS.find((section) => hash === `#${section}`);
}

/** Id of a section's heading, which receives the focus. */
export const titleIdOf = (section: Section) => `about-${section}`;
