/** What only Markdown has: a heading, a fence of code, a quotation, the line below a table's head, bold text, a link. */
const SIGNS =
  /^ {0,3}(?:#{1,6} \S|```|> \S|\|?[ :]*-+[ :]*\|[-| :]*$)|\*\*[^*\n]+\*\*|\[[^[\]\n]+\]\([^()\s]+\)/m;
const ITEM = /^ {0,3}[-*+] \S/gm;

/** Whether a text is Markdown. An item alone, and numbers, are in ordinary texts as well. */
export function isMarkdown(text: string): boolean {
  return SIGNS.test(text) || (text.match(ITEM) ?? []).length > 1;
}

/**
 * Unsanitised HTML of Markdown.
 * @throws Error if the library was not loaded
 */
export async function markdownToHtml(text: string): Promise<string> {
  const { Marked } = await import('marked');
  // The sanitiser drops form fields.
  const renderer = { checkbox: ({ checked }: { checked: boolean }) => (checked ? '☑ ' : '☐ ') };
  const html = new Marked({ breaks: true, renderer }).parse(text, { async: false });
  return html.replaceAll('\n</code></pre>', '</code></pre>');
}
