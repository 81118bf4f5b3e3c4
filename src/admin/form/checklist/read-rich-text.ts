import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';

export type ReadText = {
  /** The words, with a line for each block. */
  text: string;
  /** Number of pictures without an alternative text. */
  withoutAlt: number;
  links: { href: string; text: string }[];
};

const BLOCKS =
  'blockquote,br,caption,dd,div,dl,dt,figcaption,figure,h2,h3,h4,hr,li,ol,p,pre,table,td,th,tr,ul';

/** What the checks look at in a rich text. */
export function readRichText(html: string): ReadText {
  const clean = sanitizeToFragment(html);
  const images = [...clean.querySelectorAll<HTMLImageElement>('img:not([role="presentation"])')];
  const links = [...clean.querySelectorAll('a[href]')].map((link) => ({
    href: link.getAttribute('href') ?? '',
    text: link.textContent.trim(),
  }));
  for (const block of clean.querySelectorAll(BLOCKS)) {
    block.before('\n');
    block.after('\n');
  }
  return {
    text: (clean.textContent ?? '').replaceAll(/\s*\n\s*/g, '\n').trim(),
    withoutAlt: images.filter((image) => image.alt.trim() === '').length,
    links,
  };
}
