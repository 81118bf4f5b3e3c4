import { readRange } from './range.ts';

/** A chosen value as a person reads it: `IP68`, `-20 – 60 ℃`, `≥ 12 V`. */
export function choiceText(value: string): string {
  const range = readRange(value);
  if (range === null) return value;
  const { from, to, unit } = range;
  const numbers =
    from === undefined ? `≤ ${to}` : to === undefined ? `≥ ${from}` : `${from} – ${to}`;
  return `${from === to ? from : numbers} ${unit}`;
}
