import { graphemesOf } from './graphemes.ts';

/** Chinese characters and their punctuation are twice as wide as Latin letters. */
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFF}\p{RI}]|\p{Extended_Pictographic}/u;

/** The width of a text in Latin letters. */
export function textWidth(text: string): number {
  return graphemesOf(text).reduce((width, letter) => width + widthOf(letter), 0);
}

/** The part of a text that fits into a width, with an ellipsis where something is cut off. */
export function cutText(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let room = width - 1;
  const fitting = graphemesOf(text).filter((letter) => {
    room -= widthOf(letter);
    return room >= 0;
  });
  return `${fitting.join('').trimEnd()}…`;
}

function widthOf(letter: string): number {
  return WIDE.test(letter) ? 2 : 1;
}
