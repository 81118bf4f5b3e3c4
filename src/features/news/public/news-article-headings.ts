import { sanitizeToFragment } from '#src/lib/sanitize-html.ts';

/** A heading of an article: 2 or 3 deep, with the id that links to it. */
export type ArticleHeading = { id: string; text: string; level: number };

/** The headings that an article's contents list. */
export const HEADINGS = 'h2, h3';

/**
 * The headings of a rich text. Ids are made of their words, so that a link holds when others are added;
 * one that comes again is counted.
 */
export function headingsOf(html: string): ArticleHeading[] {
  const seen = new Map<string, number>();
  return [...sanitizeToFragment(html).querySelectorAll(HEADINGS)].map((heading) => {
    const text = heading.textContent.trim();
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    // The prefix keeps apart what the page itself calls by a name.
    const id = ['s', ...words].join('-');
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return { id: times > 1 ? `${id}-${times}` : id, text, level: Number(heading.tagName.slice(1)) };
  });
}
