import type { TFunction } from 'i18next';
import { formatValue } from '#src/i18n/format/format-value.ts';
import { inUnit, type Quantity } from '#src/lib/text/quantity.ts';
import { unitOf } from '#src/lib/text/value-text.ts';

/** A range with at least one end. */
export type Range = { from?: number; to?: number; unit: string };

const RANGE = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?(?: (.+))?$/u;

/** Writes a range for the URL: `100..500 W`, `..60 ℃`. */
export function rangeText({ from, to, unit }: Range): string {
  return `${from ?? ''}..${to ?? ''} ${unit}`;
}

export function readRange(choice: string): Range | null {
  const [, from, to, unit] = RANGE.exec(choice) ?? [];
  if (unit === undefined || (from === undefined && to === undefined)) return null;
  return {
    ...(from !== undefined && { from: Number(from) }),
    ...(to !== undefined && { to: Number(to) }),
    unit: unitOf(unit) ?? unit,
  };
}

/**
 * Whether a product's quantity matches a chosen range. One number must be inside the range; a range of the
 * product, such as its operating temperatures, must cover the chosen one.
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

/** The two digits of an IP class grade two things: dust and water. */
const CLASSES = [/^(IP)\s?(\d)(\d)K?$/iu, /^(IK|PN)\s?(\d+)$/iu];

/** A class of protection or pressure, as IP67, IK08 and PN16: a higher one includes the lower ones. */
export function readClass(value: string): { kind: string; grades: number[] } | null {
  for (const pattern of CLASSES) {
    const [, kind, ...grades] = pattern.exec(value.trim()) ?? [];
    if (kind !== undefined) return { kind: kind.toUpperCase(), grades: grades.map(Number) };
  }
  return null;
}

export function isSameKind(one: string, other: string): boolean {
  const kind = readClass(one)?.kind;
  return kind !== undefined && kind === readClass(other)?.kind;
}

/** Whether a value is the chosen class or a higher one. */
export function reachesClass(value: string, chosen: string): boolean {
  const [own, least] = [readClass(value), readClass(chosen)];
  if (own === null || least === null || own.kind !== least.kind) return false;
  return least.grades.every((grade, index) => (own.grades[index] ?? -1) >= grade);
}

/** Formats a chosen value for display: `IP67 及以上`, `−20 to 60 °C`, `≥ 12 V`. */
export function choiceText(value: string, t: TFunction<'product'>): string {
  if (readClass(value)) return t('facet.atLeast', { value });
  const range = readRange(value);
  if (range === null) return formatValue(value);
  const { from, to, unit } = range;
  const numbers =
    from === undefined ? `≤ ${to}` : to === undefined ? `≥ ${from}` : `${from} ~ ${to}`;
  return formatValue(`${from === to ? from : numbers} ${unit}`);
}
