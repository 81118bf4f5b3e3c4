import type { Tag } from './canonical-tags.ts';

/** A piece of text with the same marks, or a line break. */
export type Run = { text: string; marks: readonly Tag[] };

export const BREAK: Run = { text: '', marks: [] };

/** Removes the white space that browsers do not show. */
export function shownRuns(runs: readonly Run[]): Run[] {
  const shown: Run[] = [];
  let afterSpace = true;
  for (const run of runs) {
    if (run === BREAK) {
      trimEnd(shown);
      shown.push(run);
      afterSpace = true;
      continue;
    }
    const collapsed = run.text.replaceAll(/[ \t\r\n\f]+/g, ' ');
    const text: string = afterSpace ? collapsed.replace(/^ /, '') : collapsed;
    if (text === '') continue;
    shown.push({ ...run, text });
    afterSpace = text.endsWith(' ');
  }
  trimEnd(shown);
  return shown;
}

function trimEnd(runs: Run[]): void {
  const last = runs.pop();
  if (last === undefined) return;
  const text = last.text.replace(/ $/, '');
  if (last === BREAK) runs.push(last);
  else if (text !== '') runs.push({ ...last, text });
}
