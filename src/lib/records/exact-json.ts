// JSON in which numbers keep all their digits. In the program such a number is a text: a mark and its
// digits. Unlike objects and `bigint`, texts go through storage, drafts, query keys and comparisons
// as they are, in every browser.

const MARK = '\0';
/** What a body needs to have before its numbers are looked at one by one. */
const MAY_BE_LONG = /\d[\d.]{15}/;
/** Outside of texts, digits stand in numbers alone. */
const TOKENS = /"|\\.|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/gi;
/** Within a text its quotes follow a backslash. */
const MARKED = /(^|[:,[])"\\u0000(-?\d[\d.e+-]*)"/gi;
/** With so many, a JavaScript number has the value of any decimal number. */
const SAFE_DIGITS = 15;

type Change = (value: unknown) => unknown;

/** The digits of ids that came as numbers. */
const numericIds = new Set<string>();

/**
 * Parses JSON; a number that would lose digits becomes a marked text.
 * @throws SyntaxError
 */
export function parseExact(json: string, change?: Change): unknown {
  const exact = MAY_BE_LONG.test(json) ? withMarks(json) : json;
  return JSON.parse(exact, change && ((_name, value: unknown) => change(value)));
}

function withMarks(json: string): string {
  let isText = false;
  return json.replaceAll(TOKENS, (token) => {
    if (token === '"') isText = !isText;
    return isText || isExact(token) ? token : `"\\u0000${token}"`;
  });
}

/** A number of these digits, as `parseExact` reads it. */
export function exactNumber(digits: string): string | number {
  return isExact(digits) ? Number(digits) : MARK + digits;
}

function isExact(token: string): boolean {
  return token.replaceAll(/\D/g, '').length <= SAFE_DIGITS || String(Number(token)) === token;
}

/** Writes JSON, with marked texts as the numbers that they were, and ids as the numbers as which they came. */
export function stringifyExact(data: unknown, change: Change = (value) => value): string {
  const json = JSON.stringify(data, (name, value: unknown) => withMark(name, change(value)));
  return json.replaceAll(MARKED, '$1$2');
}

/** What was chosen in a form, or stands in an address, is the digits alone. */
function withMark(name: string, value: unknown): unknown {
  const isId = typeof value === 'string' && numericIds.has(value) && /id$/i.test(name);
  return isId ? MARK + value : value;
}

/** The digits of a marked text; another value as it is. */
export function plainNumber<T>(value: T): T | string {
  return typeof value === 'string' && value.startsWith(MARK) ? value.slice(1) : value;
}

/** The same of an id, which is sent as a number from then on. */
export function plainId<T>(id: T): T | string {
  const plain = plainNumber(id);
  if (plain !== id) numericIds.add(String(plain));
  return plain;
}
