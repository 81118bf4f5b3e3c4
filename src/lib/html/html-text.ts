import { withoutHidden } from './hidden-parts.ts';
import { DROPPED_WITH_TEXT } from './sanitize-rules.ts';

/** A tag, or the rest of a text in which no tag ends: without that, each `<a` would search the rest again. */
const TAG = /<\/?[a-z][^>]*(?:>|$)/gi;

/** The text of rich text that readers see, on one line, with a space for each tag. Needs a DOM. */
export function htmlText(html: string): string {
  // All markup is removed, because Trusted Types allow no other text here.
  const escaped = withoutHidden(html, DROPPED_WITH_TEXT)
    .replaceAll(TAG, (tag) => (tag.endsWith('>') ? ' ' : tag))
    .replaceAll('<', '&lt;');
  const holder = document.createElement('textarea');
  holder.innerHTML = escaped;
  return holder.value.replaceAll(/\s+/g, ' ').trim();
}
