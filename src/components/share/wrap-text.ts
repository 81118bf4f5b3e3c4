import { graphemesOf } from '#src/lib/text/graphemes.ts';

/** Punctuation that no line begins with, and that no line ends with (GB/T 15834). */
const CLOSING = String.raw`、，。．：；！？…—～·”’）》〉」』】〕％‰℃,.:;!?)\]}%`;
const OPENING = String.raw`“‘（《〈「『【〔(\[{`;
const HAN = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;

/** A space, or a character or word with the punctuation that stays on its line. */
const UNIT = new RegExp(
  String.raw`\s+|[${OPENING}]*(?:[${HAN}]|[^\s${HAN}${OPENING}${CLOSING}]+(?:[${CLOSING}]+[^\s${HAN}${OPENING}${CLOSING}]+)*|)[${CLOSING}]*|[^]`,
  'gu',
);

/**
 * Breaks a text into lines for a canvas: between Chinese characters and between words, within a word only where it is
 * longer than a line. What does not fit into the last line ends with an ellipsis.
 * @param measure the width of a text
 */
export function wrapText(
  text: string,
  width: number,
  maxLines: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  const units = (text.trim().replaceAll(/\s+/g, ' ').match(UNIT) ?? []).flatMap((unit) =>
    measure(unit.trim()) > width ? graphemesOf(unit) : [unit],
  );
  for (const unit of units) {
    if (line !== '' && measure((line + unit).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = unit.trimStart();
    } else {
      line += unit;
    }
    if (lines.length === maxLines && line !== '') return withEllipsis(lines, width, measure);
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

function withEllipsis(
  lines: readonly string[],
  width: number,
  measure: (text: string) => number,
): string[] {
  const letters = graphemesOf(lines.at(-1) ?? '');
  const ended = () => `${letters.join('').replace(/[\s、，。：；,.:;]+$/u, '')}…`;
  while (letters.length > 0 && measure(ended()) > width) letters.pop();
  return [...lines.slice(0, -1), ended()];
}
