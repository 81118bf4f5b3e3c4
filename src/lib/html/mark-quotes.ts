import { inertDocument } from './inert-document.ts';

/** Class of a quotation that ends with who said it, and class of that line. */
export const SAID = 'said';
export const SPEAKER = 'speaker';

/**
 * Marks quotations whose last line names the speaker after a dash (“—— 李华，合作社理事长”): a paragraph, or what follows
 * the last line break, which becomes a paragraph.
 */
export function markQuotes(root: ParentNode): void {
  for (const quote of root.querySelectorAll('blockquote')) {
    const last = quote.lastElementChild;
    if (last?.tagName !== 'P') continue;
    const nodes = [...last.childNodes];
    const lineBreak = nodes.findLastIndex(({ nodeName }) => nodeName === 'BR');
    const line = nodes.slice(lineBreak + 1);
    const text = line.map(({ textContent }) => textContent ?? '').join('');
    const isAll = lineBreak < 0 && quote.children.length === 1;
    if (isAll || !/^\s*—/.test(text)) continue;
    let speaker: Element = last;
    if (lineBreak >= 0) {
      nodes[lineBreak]?.parentNode?.removeChild(nodes[lineBreak]);
      speaker = inertDocument().createElement('p');
      speaker.append(...line);
      last.after(speaker);
    }
    quote.classList.add(SAID);
    speaker.classList.add(SPEAKER);
  }
}
