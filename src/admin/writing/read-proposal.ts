import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';
import { firstGraphemes, graphemesOf } from '#src/lib/text/graphemes.ts';
import { typedText } from '#src/lib/text/typed-text.ts';

const THOUGHTS = /<think>[^]*?<\/think>/g;
const FENCE = /```[\w-]*[^\S\n]*\n([^]*?)\n?```/;
const QUOTES = ['“”', '‘’', '「」', '『』', '""', "''", '《》', '``'];

/** An answer without what models add around it: their reasoning, a code fence, quotes. */
export function bareAnswer(answer: string): string {
  const spoken = answer.replaceAll(THOUGHTS, '').trim();
  const text = (FENCE.exec(spoken)?.[1] ?? spoken).trim();
  const inner = text.slice(1, -1);
  const isQuoted = QUOTES.some(
    ([open = '', close = '']) =>
      text.length > 2 &&
      text.startsWith(open) &&
      text.endsWith(close) &&
      !inner.includes(open) &&
      !inner.includes(close),
  );
  return isQuoted ? inner.trim() : text;
}

/** Makes one line of an answer. @returns the text, at most `max` characters of it, and whether it was cut */
export function readLine(answer: string, max: number): { text: string; isCut: boolean } {
  const text = typedText(bareAnswer(answer).replaceAll(/\s*\n\s*/g, ' '));
  const isCut = graphemesOf(text).length > max;
  return { text: isCut ? firstGraphemes(text, max) : text, isCut };
}

/** Inline elements, which a translation may join and split, and an element that browsers add. */
const WITHIN_LINES = 'b,strong,i,em,u,s,del,ins,mark,sub,sup,small,span,code,br,tbody';

/** Whether two rich texts have the same blocks, pictures and links in the same order. */
export function hasSameStructure(one: string, other: string): boolean {
  return structureOf(one) === structureOf(other);
}

function structureOf(html: string): string {
  const clean = sanitizeToFragment(html);
  const places = [...clean.querySelectorAll(`:not(${WITHIN_LINES})`)];
  return places
    .map((place) =>
      [place.localName, place.getAttribute('src'), place.getAttribute('href')].join(' '),
    )
    .join('\n');
}
