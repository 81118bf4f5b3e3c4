const SEPARATORS = /([,，、;；|\r\n])/;
const ADDRESS = /^(?:(?:https?:)?\/|data:)/i;
/** An address up to its query, if it is that of a file. */
const FILE = /\.[a-z\d]{2,5}(?:[?#]|$)/i;
/** Before the separator within a data URL. */
const DATA_TYPE = /^data:[^,]*$/i;

/** Splits a list that a server sends as one text. A comma within an address (`?x=image/resize,w_800`) separates nothing. */
export function splitTexts(text: string): string[] {
  const parts = text.split(SEPARATORS);
  const items = [parts[0] ?? ''];
  // Each separator is followed by a text.
  for (let place = 1; place < parts.length; place += 2) {
    const [separator = '', next = ''] = parts.slice(place, place + 2);
    const last = items.at(-1) ?? '';
    if (isWithinAddress(last.trim(), next.trim())) items.push(`${items.pop()}${separator}${next}`);
    else items.push(next);
  }
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

function isWithinAddress(address: string, next: string): boolean {
  if (DATA_TYPE.test(address)) return true;
  const isFile = FILE.test(address);
  if (!ADDRESS.test(address) && !(isFile && address.includes('/'))) return false;
  return next !== '' && !ADDRESS.test(next) && !(isFile && FILE.test(next));
}

/** What separates the texts of such a list; a comma where it has fewer than two. */
export function separatorOf(text: string): string {
  const [first = ''] = splitTexts(text);
  const rest = text.slice(text.indexOf(first) + first.length).trim();
  return SEPARATORS.exec(rest)?.[0] ?? ',';
}
