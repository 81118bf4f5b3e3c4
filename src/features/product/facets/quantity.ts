/** A number with a unit, or a range of them: `12 V`, `-40 ~ 80 ℃`. */
export type Quantity = { from: number; to: number; unit: string };

const NUMBER = String.raw`[-−+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const UNIT = String.raw`[\p{L}%‰°℃℉Ω·²³㎡㎥][\p{L}%‰°℃℉Ω·²³㎡㎥\/]*(?: RH)?`;
const QUANTITY = new RegExp(
  String.raw`^(?<kind>[AD]C)?(?:约|≈|≥|≤|[<>＜＞]|不小于|不大于|最大|最多|max\.?|min\.?|up to)?\s*` +
    String.raw`(?<from>${NUMBER})\s*(?<unit>${UNIT})?` +
    String.raw`(?:\s*(?:[~～–—-]|至|到|to|\.\.\.?)\s*(?<to>${NUMBER})\s*(?<unitTo>${UNIT})?)?` +
    // A remark after the value: `2.5 m（可加长）`, `30 ~ 60 cm 可调`.
    String.raw`\s*(?:[（(][^（）()]*[）)]|可调|可设|可定制|adjustable)?$`,
  'iu',
);

/** Parses a value that consists only of a number, or two, with a unit; null for any other. */
export function readQuantity(value: string): Quantity | null {
  const found = QUANTITY.exec(value.trim())?.groups;
  const unit = found?.unitTo ?? found?.unit;
  if (!found?.from || !unit || (found.unit ?? unit) !== unit) return null;
  const from = numberOf(found.from);
  const to = found.to === undefined ? from : numberOf(found.to);
  if (to < from) return null;
  return { from, to, unit: [unit, found.kind?.toUpperCase()].filter(Boolean).join(' ') };
}

function numberOf(text: string): number {
  return Number(text.replaceAll(',', '').replace('−', '-'));
}

/** Groups of units that can be converted, each unit with its size. */
const KINDS: readonly Readonly<Record<string, number>>[] = [
  { W: 1, kW: 1000, MW: 1e6 },
  { mm: 1, cm: 10, m: 1000, km: 1e6 },
  { g: 1, kg: 1000, t: 1e6 },
  { mA: 1, A: 1000 },
  { mV: 1, V: 1000, kV: 1e6 },
  { ms: 1, s: 1000, min: 60_000, h: 3_600_000 },
  { Pa: 1, kPa: 1000, bar: 1e5, MPa: 1e6 },
  { 'L/h': 1, 'L/min': 60, 'm³/h': 1000 },
];

/** Converts the quantity to another unit; null where that is of another kind. */
export function inUnit(quantity: Quantity, unit: string): Quantity | null {
  if (quantity.unit === unit) return quantity;
  const [one = '', kind] = quantity.unit.split(' ');
  const [other = '', otherKind] = unit.split(' ');
  const sizes = KINDS.find((units) => Object.hasOwn(units, one)) ?? {};
  const [size, otherSize] = [sizes[one], sizes[other]];
  if (size === undefined || otherSize === undefined || kind !== otherKind) return null;
  const scaled = (number: number) => Number(((number * size) / otherSize).toPrecision(12));
  return { from: scaled(quantity.from), to: scaled(quantity.to), unit };
}
