/** The text of rich text on one line, with a space for each tag. Needs a DOM. */
export function htmlText(html: string): string {
  // Without markup: Trusted Types allow no other text.
  const escaped = html.replaceAll(/<\/?[a-z][^>]*>/gi, ' ').replaceAll('<', '&lt;');
  const holder = document.createElement('textarea');
  holder.innerHTML = escaped;
  return holder.value.replaceAll(/\s+/g, ' ').trim();
}
