import { inUnit } from './quantity.ts';
import type { Quantity } from './quantity.ts';

/** From, to, or both. */
export type Range = { from?: number; to?: number; unit: string };

const RANGE = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?(?: (.+))?$/u;

/** As a choice in the address: `100..500 W`, `..60 ℃`. */
export function rangeText({ from, to, unit }: Range): string {
  return `${from ?? ''}..${to ?? ''} ${unit}`;
}

export function readRange(choice: string): Range | null {
  const [, from, to, unit] = RANGE.exec(choice) ?? [];
  if (unit === undefined || (from === undefined && to === undefined)) return null;
  return {
    ...(from !== undefined && { from: Number(from) }),
    ...(to !== undefined && { to: Number(to) }),
    unit,
  };
}

/**
 * Whether a product's quantity is what was asked for: one number must be inside the range; a range of its own,
 * as the temperatures at which a device works, must cover what was asked.
 */
export function fitsRange(quantity: Quantity, range: Range): boolean {
  const own = inUnit(quantity, range.unit);
  if (own === null) return false;
  const { from = -Infinity, to = Infinity } = range;
  if (own.from === own.to) return own.from >= from && own.from <= to;
  return [range.from, range.to].every(
    (end) => end === undefined || (end >= own.from && end <= own.to),
  );
}

/** A chosen value as a person reads it: `IP68`, `-20 – 60 ℃`, `≥ 12 V`. */
export function choiceText(value: string): string {
  const range = readRange(value);
  if (range === null) return value;
  const { from, to, unit } = range;
  const numbers =
    from === undefined ? `≤ ${to}` : to === undefined ? `≥ ${from}` : `${from} – ${to}`;
  return `${from === to ? from : numbers} ${unit}`;
}
