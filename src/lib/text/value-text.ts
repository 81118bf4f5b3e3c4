const NUMBER = String.raw`[-−+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
/** `220 / 380`, `1.3 × 0.6 × 2.0`. */
const NUMBERS = String.raw`${NUMBER}(?:\s*[/×x*]\s*${NUMBER})*`;
const CURRENT = '(?:AC|DC)(?:/(?:AC|DC))?';
/** The first part of a unit: what follows a `/` or `·` stays as it is. */
const UNIT = [
  String.raw`%\s?RH|[%‰]|[℃℉]|°[CF]?|pp[mb]|[mkM]?V|[mkM]?W|k?Wh|k?VA|[mμµk]?A|m?Ah|[kMG]?Hz|[kM]?Ω`,
  String.raw`[kMh]?Pa|m?bar|psi|[cm]?m[²³]|[mckμµn]?m|[㎡㎥]|ha|mL|[mk]g|k?N|k?J|k?lx|lm|[μµm]?mol|ms|min|s|h`,
  String.raw`rpm|dB[mi]?|[KMGT]B|kB|[kMG]bps|[μµm]?S/c?m|dS/m|L/(?:h|min|s)`,
  // Next to a digit these are rather a grade (316L), a network (4g) or a part of a name.
  String.raw`(?<=\s)[gtLK]`,
].join('|');
// U+81F3 and U+5230 are “to”.
const QUANTITY =
  String.raw`(?:(?<before>${CURRENT})\s*)?(?<from>${NUMBERS})` +
  String.raw`(?:(?:\s*(?<first>${UNIT}))?\s*(?<sign>[~～–—-]|\u81f3|\u5230|to\b)\s*(?<to>${NUMBER}))?` +
  String.raw`\s*(?<unit>${UNIT})(?:\s*(?<after>${CURRENT}))?`;

/** Not within a word, a date or a model. 802.11 is Wi-Fi. */
const ALL = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:-])(?!802\.11)${QUANTITY}(?![\p{L}\p{N}])`,
  'gu',
);
const ONE = new RegExp(`^${QUANTITY}$`, 'u');
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
  return value.replaceAll(ALL, (found) => quantityText(found, isEnglish));
}

function quantityText(found: string, isEnglish: boolean): string {
  const { before, from = '', first, sign, to, unit = '', after } = ONE.exec(found)?.groups ?? {};
  const current = before ?? after;
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
  const name = (isEnglish && ENGLISH_UNITS[unit]) || unit.replace(/%\s?RH/, '% RH');
  const text = `${numbers}${/^(?:[%‰]|°$)/.test(name) ? '' : ' '}${name}`;
  if (current === undefined) return text;
  return isEnglish ? `${text} ${current}` : `${current} ${text}`;
}

function numbersText(numbers: string, isEnglish: boolean): string {
  const text = withMinus(numbers).replaceAll(/\s*[×x*]\s*/g, ' × ');
  if (!isEnglish) return text;
  return text.replaceAll(/(?<![\d.])[1-9]\d{3,}/g, (whole) =>
    whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','),
  );
}

const withMinus = (numbers: string) => numbers.replaceAll('-', '−');
