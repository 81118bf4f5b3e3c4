export type Sentence = { text: string; lang: string; range: Range };

/** Elements within a sentence; all others end it. */
const INLINE =
  'a, abbr, b, cite, code, del, em, font, i, ins, kbd, mark, q, s, small, span, strong, sub, sup, u';

type Piece = { node: Text; start: number };

/** The sentences of a rendered text, in order. */
export function sentencesIn(root: HTMLElement): Sentence[] {
  return blocksIn(root).flatMap((pieces) => {
    const lang = languageOf(pieces[0]?.node);
    const text = pieces.map(({ node }) => node.data).join('');
    return boundsOf(text, lang).flatMap(([from, to]) => {
      const said = text.slice(from, to).trim();
      return /[\p{L}\p{N}]/u.test(said)
        ? [{ text: said, lang, range: rangeOf(pieces, from, to) }]
        : [];
    });
  });
}

/** The text's nodes, those of one block together. */
function blocksIn(root: HTMLElement): Piece[][] {
  const blocks: Piece[][] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let last: Element | null = null;
  let length = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const block = blockOf(node);
    if (block === null || block.closest('[aria-hidden="true"], [hidden]') !== null) continue;
    if (block !== last) {
      blocks.push([]);
      length = 0;
    }
    blocks.at(-1)?.push({ node, start: length });
    length += node.length;
    last = block;
  }
  return blocks;
}

function blockOf({ parentElement }: Text): Element | null {
  return parentElement?.closest(`:not(${INLINE})`) ?? null;
}

function languageOf(node: Text | undefined): string {
  const language = node?.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
  try {
    return new Intl.Locale(language).toString();
  } catch {
    // The `lang` of a text from the server may be invalid.
    return document.documentElement.lang;
  }
}

/** The start and end of each sentence; in Firefox before 125 the whole block is one. */
function boundsOf(text: string, lang: string): [number, number][] {
  if (!('Segmenter' in Intl)) return [[0, text.length]];
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' });
  return Array.from(segmenter.segment(text), ({ index, segment }) => [
    index,
    index + segment.length,
  ]);
}

function rangeOf(pieces: Piece[], from: number, to: number): Range {
  const range = document.createRange();
  for (const { node, start } of pieces) {
    const end = start + node.length;
    if (from >= start && from < end) range.setStart(node, from - start);
    if (to > start && to <= end) range.setEnd(node, to - start);
  }
  return range;
}
