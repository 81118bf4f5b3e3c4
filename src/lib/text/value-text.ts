const NUMBER = String.raw`[-−+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
/** `220 / 380`, `1.3 × 0.6 × 2.0`. */
const NUMBERS = String.raw`${NUMBER}(?:\s*[/×x*]\s*${NUMBER})*`;
const CURRENT = '(?:AC|DC)(?:/(?:AC|DC))?';
/** The first part of a unit: what follows a `/` or `·` stays as it is. */
const UNITS =
  '%_RH % ‰ ℃ ℉ °C °F ° ppm ppb mV V kV mW W kW MW Wh kWh VA kVA μA mA A kA Ah mAh Hz kHz MHz GHz Ω kΩ mΩ MΩ ' +
  'Pa hPa kPa MPa bar mbar psi m² cm² mm² ㎡ m³ cm³ mm³ ㎥ m³/h cm mm km m μm nm ha mL mg kg N kN J kJ lx klx lm ' +
  'mol mmol μmol ms min s h rpm dB dBm dBi KB kB MB GB TB kbps Mbps Gbps S/cm S/m mS/cm mS/m μS/cm μS/m dS/m ' +
  'L/h L/min L/s';
/** Next to a digit these are rather a grade (316L), a network (4g) or a part of a name. */
const AFTER_SPACE = 'g t L K';
const KNOWN = [UNITS, AFTER_SPACE]
  .join(' ')
  .replaceAll('_', ' ')
  .split(/ (?!RH)/);
const BY_FOLDED = Map.groupBy(KNOWN, folded);
/** What another case would make another unit of: millipascal, megavolt, M3 screws, bits, H and S. */
const EXACT = /^m(?:Pa|Hz)|^M[V²³]|b$|^[a-uxyzA-Z]$/;

function folded(unit: string): string {
  return unit.toLowerCase().replaceAll(/\s/g, '');
}

/** A known unit as it is spelled, from any case that means nothing else (`KW`, not `mw`), or `m3`; undefined for others. */
export function unitOf(written: string): string | undefined {
  const text = written
    .replace('µ', 'μ')
    .trim()
    .replace(/(m)([23])/i, (_, meter, power) => `${meter}${power === '2' ? '²' : '³'}`);
  if (KNOWN.includes(text)) return text;
  const [found, ...others] = BY_FOLDED.get(folded(text)) ?? [];
  return others.length > 0 || EXACT.test(text) ? undefined : found;
}

const DENSE = UNITS.split(' ')
  .toSorted((one, other) => other.length - one.length)
  .map((unit) =>
    unit
      .replace('_', String.raw`\s?`)
      .replace('²', '[²2]')
      .replace('³', '[³3]'),
  )
  .join('|');
const UNIT = String.raw`\s*(?:${DENSE})|\s+[${AFTER_SPACE.replaceAll(' ', '')}]`;

/**
 * The pattern of a number with a unit, or of a range of them. U+81F3 and U+5230 are “to”.
 * @param unit with the space before it
 */
export const quantityPattern = (unit: string): string =>
  String.raw`(?:(?<before>${CURRENT})\s*)?(?<from>${NUMBERS})` +
  String.raw`(?:(?<first>${unit})?\s*(?<sign>[~～–—-]|\u81f3|\u5230|to\b|\.\.\.?)\s*(?<to>${NUMBER}))?` +
  String.raw`(?<unit>${unit})(?:\s*(?<after>${CURRENT}))?`;

/**
 * Not within a word, a date or a model. 802.11 is Wi-Fi. The sign before it is a part, because Safari reads look-behind
 * from 16.4.
 */
const ALL = new RegExp(
  String.raw`(^|[^\p{L}\p{N}.,:-])(?!802\.11)${quantityPattern(UNIT)}(?![\p{L}\p{N}])`,
  'giu',
);
const ONE = new RegExp(`^${quantityPattern(UNIT)}$`, 'iu');
/** A value without a unit, which is then in its name: `-40 ~ 80`. */
const BARE = new RegExp(String.raw`^(${NUMBER})(?:\s*[~～]\s*(${NUMBER}))?$`, 'u');

/** In characters; a longer value is a text, and would be slow to search. */
const MAX_LENGTH = 500;

const HAN = /\p{Script=Han}/u;
/** Units that are written differently in English. */
export const ENGLISH_UNITS: Record<string, string> = {
  '℃': '°C',
  '℉': '°F',
  '㎡': 'm²',
  '㎥': 'm³',
};

/**
 * A specification's value as people write it: `-40~80℃` becomes `−40 ~ 80 ℃` in Chinese and `−40 to 80 °C` in
 * English, `DC 24V` becomes `24 V DC`. Only numbers with a known unit change. A value with Chinese words is
 * written in the Chinese way on the English site too.
 */
export function valueText(value: string, inEnglish: boolean): string {
  if (value.length > MAX_LENGTH) return value;
  const isEnglish = inEnglish && !HAN.test(value);
  // Not grouped, because it may be a year.
  const [, from, to] = BARE.exec(value.trim()) ?? [];
  if (from !== undefined)
    return withMinus(to === undefined ? from : rangeText(from, to, isEnglish));
  return replaceQuantities(value, (found) => quantityText(found, isEnglish));
}

/** Replaces the numbers with a known unit, and ranges of them, unless the text is too long to be a value. */
export function replaceQuantities(value: string, write: (found: string) => string): string {
  if (value.length > MAX_LENGTH) return value;
  return value.replaceAll(
    ALL,
    (whole, before: string) => before + write(whole.slice(before.length)),
  );
}

function quantityText(found: string, isEnglish: boolean): string {
  const groups = ONE.exec(found)?.groups ?? {};
  const { before, from = '', sign, to, after } = groups;
  const unit = unitOf(groups.unit ?? '');
  const first = groups.first && unitOf(groups.first);
  if (unit === undefined || (groups.first && !first)) return found;
  const current = (before ?? after)?.toUpperCase();
  const numbers = numbersText(from, isEnglish);
  if (to === undefined) return inUnit(numbers, { unit, current, isEnglish });
  const end = numbersText(to, isEnglish);
  // Two quantities: `220 V ~ 50 Hz`.
  if (first !== undefined && first !== unit) {
    const one = inUnit(numbers, { unit: first, current, isEnglish });
    return `${one} ${sign} ${inUnit(end, { unit, isEnglish })}`;
  }
  return inUnit(rangeText(numbers, end, isEnglish), { unit, current, isEnglish });
}

const rangeText = (from: string, to: string, isEnglish: boolean) =>
  `${from} ${isEnglish ? 'to' : '~'} ${to}`;

type UnitOptions = { unit: string; current?: string | undefined; isEnglish: boolean };

function inUnit(numbers: string, { unit, current, isEnglish }: UnitOptions): string {
  const name = (isEnglish && ENGLISH_UNITS[unit]) || unit;
  const text = `${numbers}${/^(?:[%‰]|°$)/.test(name) ? '' : ' '}${name}`;
  if (current === undefined) return text;
  return isEnglish ? `${text} ${current}` : `${current} ${text}`;
}

function numbersText(numbers: string, isEnglish: boolean): string {
  const text = withMinus(numbers).replaceAll(/\s*[×x*]\s*/g, ' × ');
  if (!isEnglish) return text;
  return text.replaceAll(
    /(^|[^\d.])([1-9]\d{3,})/g,
    (_, before: string, whole: string) => before + whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','),
  );
}

const withMinus = (numbers: string) => numbers.replaceAll('-', '−');
