// JSON without loss of digits in long numbers. In the program such a number is a text: a mark and its
// digits. Unlike objects and `bigint`, texts need no conversion in storage, drafts, query keys and
// comparisons, in every browser.

const MARK = '\0';
/** A quick check whether a body may have a long number. */
const MAY_BE_LONG = /\d[\d.]{15}/;
/** Quotes, escapes and numbers: outside of texts, digits are always of a number. */
const TOKENS = /"|\\.|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/gi;
/** A marked text as JSON; within another text its quotes would follow a backslash. */
const MARKED = /(^|[:,[])"\\u0000(-?\d[\d.e+-]*)"/gi;
/** Any decimal number with so few digits is exact as a JavaScript number. */
const SAFE_DIGITS = 15;

type Change = (value: unknown) => unknown;

/** The digits of ids that the server sent as numbers. */
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

/** Writes JSON; marked texts become numbers again, and so do ids that the server sent as numbers. */
export function stringifyExact(data: unknown, change: Change = (value) => value): string {
  const json = JSON.stringify(data, (name, value: unknown) => withMark(name, change(value)));
  return json.replaceAll(MARKED, '$1$2');
}

/** Adds the mark to an id without one: the value of a select or of the URL has digits alone. */
function withMark(name: string, value: unknown): unknown {
  const isId = typeof value === 'string' && numericIds.has(value) && /id$/i.test(name);
  return isId ? MARK + value : value;
}

/** The digits of a marked text; another value as it is. */
export function plainNumber<T>(value: T): T | string {
  return typeof value === 'string' && value.startsWith(MARK) ? value.slice(1) : value;
}

/** The digits of a marked id, which `stringifyExact` writes as a number from then on; another value as it is. */
export function plainId<T>(id: T): T | string {
  const plain = plainNumber(id);
  if (plain !== id) numericIds.add(String(plain));
  return plain;
}
