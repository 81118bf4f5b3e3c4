import { quantityPattern, replaceQuantities, unitOf, valueText } from './value-text.ts';

/** A number with a unit, or a range of them: `12 V`, `-40 ~ 80 ℃`. */
export type Quantity = { from: number; to: number; unit: string };

const UNIT = String.raw`\s*[\p{L}%‰°℃℉Ω·²³㎡㎥][\p{L}\d%‰°℃℉Ω·²³㎡㎥\/]*?(?: RH)?`;
const WHOLE = new RegExp(
  String.raw`^(?:约|≈|≥|≤|[<>＜＞]|不小于|不大于|最大|最多|max\.?|min\.?|up to)?\s*${quantityPattern(UNIT)}` +
    // A remark after the value: `2.5 m（可加长）`, `30 ~ 60 cm 可调`.
    String.raw`\s*(?:[（(][^（）()]*[）)]|可调|可设|可定制|adjustable)?$`,
  'iu',
);

/** Parses a value that consists only of a number, or two, with any unit; null for any other. */
export function readQuantity(value: string): Quantity | null {
  const found = WHOLE.exec(halfWidth(value).trim())?.groups;
  if (!found) return null;
  const unit = unitIn(found.unit);
  const from = numberOf(found.from);
  const to = found.to === undefined ? from : numberOf(found.to);
  if (unit === '' || (found.first !== undefined && unitIn(found.first) !== unit)) return null;
  // Neither where one of them is none: `220 / 380`.
  if (!(to >= from)) return null;
  const current = found.before ?? found.after;
  return { from, to, unit: current === undefined ? unit : `${unit} ${current.toUpperCase()}` };
}

const unitIn = (written = '') => unitOf(written) ?? written.trim();
const numberOf = (text = '') => Number(text.replaceAll(',', '').replace('−', '-'));

/** Letters, digits and signs of East Asian keyboards as those of others. */
const halfWidth = (text: string) => text.replaceAll(/[！-～]/g, (sign) => sign.normalize('NFKC'));

/** Groups of units that can be converted, each unit with its size. */
const KINDS: readonly Readonly<Record<string, number>>[] = [
  { W: 1, mW: 0.001, kW: 1000, MW: 1e6 },
  { mm: 1, μm: 0.001, cm: 10, m: 1000, km: 1e6 },
  { g: 1, mg: 0.001, kg: 1000, t: 1e6 },
  { mA: 1, μA: 0.001, A: 1000 },
  { mV: 1, V: 1000, kV: 1e6 },
  { ms: 1, s: 1000, min: 60_000, h: 3_600_000 },
  { Hz: 1, kHz: 1000, MHz: 1e6, GHz: 1e9 },
  { Pa: 1, hPa: 100, kPa: 1000, bar: 1e5, MPa: 1e6 },
  { 'L/h': 1, 'L/min': 60, 'L/s': 3600, 'm³/h': 1000 },
  { '㎡': 1, 'm²': 1 },
  { '℃': 1, '°C': 1 },
];

/** The units that this one can be converted to, with their sizes; itself among them. */
const kindOf = (unit: string) => KINDS.find((units) => Object.hasOwn(units, unit)) ?? { [unit]: 1 };

/** Converts the quantity to another unit; null where that is of another kind. */
export function inUnit(quantity: Quantity, unit: string): Quantity | null {
  if (quantity.unit === unit) return quantity;
  const [one = '', current] = quantity.unit.split(' ');
  const [other = '', otherCurrent] = unit.split(' ');
  const sizes = kindOf(one);
  const [size, otherSize] = [sizes[one], sizes[other]];
  if (size === undefined || otherSize === undefined || current !== otherCurrent) return null;
  const scaled = (number: number) => Number(((number * size) / otherSize).toPrecision(12));
  return { from: scaled(quantity.from), to: scaled(quantity.to), unit };
}

/** The quantity in all units of its kind. */
function inUnits(quantity: Quantity): string[] {
  const [one = '', ...current] = quantity.unit.split(' ');
  return Object.keys(kindOf(one)).flatMap((unit) => {
    const scaled = inUnit(quantity, [unit, ...current].join(' '));
    if (scaled === null) return [];
    const { from, to } = scaled;
    return `${from === to ? from : `${from} ~ ${to}`} ${scaled.unit}`;
  });
}

/** Other texts of a quantity: in each unit of its kind, as both languages write it; none for another text. */
export function otherSpellings(text: string): string[] {
  const quantity = readQuantity(text);
  const texts = quantity === null ? [] : inUnits(quantity);
  return texts.flatMap((one) => [valueText(one, false), valueText(one, true)]);
}

/**
 * A text by which those are equal that a person reads as the same: without differences of width, case, spaces and
 * dashes, and with quantities in one unit. `IP67` and `ＩＰ 67` are equal, `1.5 kW` and `1500W`, but not `10-20` and `1020`.
 */
export function comparable(text: string): string {
  const key = known.get(text) ?? comparableText(text);
  known.set(text, key);
  return key;
}

/** The filters compare the same values of products again and again. */
const known = new Map<string, string>();

function comparableText(text: string): string {
  return replaceQuantities(text.normalize('NFKC'), (found) => {
    const quantity = readQuantity(found);
    return (quantity && inUnits(quantity)[0]) ?? valueText(found, false);
  })
    .toLowerCase()
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/(\p{L})-(?=\d)/gu, '$1')
    .replaceAll(/(\d\s)\s*(?=\d)|\s+/g, '$1');
}
