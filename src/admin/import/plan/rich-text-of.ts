import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';

const TAG =
  /<\/?(?:p|br|h[1-6]|[ou]l|li|table|div|span|strong|em|b|i|u|a|img|figure|blockquote)\b[^<>]*>/i;

/** The rich text of a cell: HTML is sanitised, of any other text each line becomes a paragraph. */
export function richTextOf(text: string): string {
  const holder = document.createElement('div');
  if (TAG.test(text)) holder.append(sanitizeToFragment(text));
  else {
    for (const line of text.split(/\r?\n/)) {
      if (line.trim() === '') continue;
      const paragraph = document.createElement('p');
      paragraph.textContent = line.trim();
      holder.append(paragraph);
    }
  }
  return holder.innerHTML;
}
