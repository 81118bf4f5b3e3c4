import { JSDOM } from 'jsdom';
import TurndownService from 'turndown';

/** The parts of an article that are controls, not content. */
const CONTROLS = 'nav, button, form, label, svg, [role="button"]';

const turndown = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
})
  // Markdown allows HTML for these, because it has no equal: table cells may span others and contain lists.
  .keep(['table', 'sub', 'sup'])
  .addRule('fact', {
    filter: (node) => node.nodeName === 'DIV' && node.parentNode?.nodeName === 'DL',
    replacement: String,
  })
  .addRule('term', { filter: 'dt', replacement: (term) => `- ${term.trim()}: ` })
  .addRule('description', { filter: 'dd', replacement: (text) => `${text.trim()}\n` });

/**
 * The article of a rendered page as Markdown, with absolute addresses.
 * @param html the content of the page
 * @param address the address of the page
 * @throws Error if the page has no article
 */
export function toMarkdown(html: string, address: string): string {
  const article = JSDOM.fragment(html).querySelector('article');
  if (article === null) throw new Error(`${address} has no article`);
  for (const control of article.querySelectorAll(CONTROLS)) control.remove();
  for (const link of article.querySelectorAll('a[href]')) complete(link, 'href', address);
  for (const picture of article.querySelectorAll('img')) complete(picture, 'src', address);
  for (const table of article.querySelectorAll('table')) simplifyTable(table);
  // On the page, styles separate them.
  for (const next of article.querySelectorAll(':is(span, time) + span')) next.before(' · ');
  // Otherwise each item of a list would be followed by an empty line.
  for (const paragraph of article.querySelectorAll('li > p:only-child')) {
    paragraph.replaceWith(...paragraph.childNodes);
  }
  return `${turndown.turndown(article)}\n\n<${address}>\n`;
}

/** Makes an address absolute, and removes the prepared message from a mail link. */
function complete(element: Element, name: 'href' | 'src', page: string): void {
  const address = element.getAttribute(name) ?? '';
  if (!URL.canParse(address, page)) return;
  element.setAttribute(name, new URL(address, page).href.replace(/^(mailto:[^?]*)\?.*/, '$1'));
}

/** Turns a table of names and values into a list of facts; removes the styles of other tables. */
function simplifyTable(table: Element): void {
  const rows = [...table.querySelectorAll('tr')].map(({ children }) => [...children]);
  if (rows.every(([name, value, other]) => name?.matches('th') && value?.matches('td') && !other)) {
    const facts = table.ownerDocument.createElement('dl');
    for (const [name, value] of rows) {
      const term = table.ownerDocument.createElement('dt');
      const description = table.ownerDocument.createElement('dd');
      term.append(...(name?.childNodes ?? []));
      description.append(...(value?.childNodes ?? []));
      facts.append(term, description);
    }
    table.replaceWith(facts);
    return;
  }
  for (const element of [table, ...table.querySelectorAll('*')]) {
    for (const name of ['class', 'style', 'tabindex']) element.removeAttribute(name);
  }
}
