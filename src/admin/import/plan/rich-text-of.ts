import { inertDocument } from '#src/lib/html/inert-document.ts';
import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';

const TAG =
  /<\/?(?:p|br|h[1-6]|[ou]l|li|table|div|span|strong|em|b|i|u|a|img|figure|blockquote)\b[^<>]*>/i;

/**
 * The rich text of a cell, and the addresses of its pictures: HTML is sanitised, of any other text each line becomes a
 * paragraph.
 */
export function richTextOf(text: string): { innerHTML: string; pictures: string[] } {
  const holder = inertDocument().createElement('div');
  if (TAG.test(text)) holder.append(sanitizeToFragment(text));
  else {
    for (const line of text.split(/\r?\n/)) {
      if (line.trim() === '') continue;
      const paragraph = inertDocument().createElement('p');
      paragraph.textContent = line.trim();
      holder.append(paragraph);
    }
  }
  const pictures = Array.from(
    holder.querySelectorAll('img'),
    (one) => one.getAttribute('src') ?? '',
  );
  return { innerHTML: holder.innerHTML, pictures };
}
