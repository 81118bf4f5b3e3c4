import { isHtml } from '#src/lib/html/is-html.ts';
import { htmlText } from '#src/lib/html/html-text.ts';
import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { readFigure } from '#src/lib/videos/video-figure.ts';
import { AS_SENT } from './record.ts';

/** What a person would miss of a rich text. */
export type Part = 'words' | 'tables' | 'pictures' | 'lists' | 'links' | 'videos';

/** The fields that a server did not store, by name: of a rich text the missing parts, of others and for a whole one none. */
export type Unstored = Record<string, Part[]>;

/** Written by the program, or never sent back. */
const UNSEEN = new Set(['englishSources', 'password']);

/** The field by which people put records in order: servers renumber it. */
const ORDER = 'sort';

/**
 * Compares what was sent with what the server has then, as a person reads both. A field is not stored where it is empty,
 * as it was before, or lacks something; one that the server wrote in another form, filled in, or left out of its answer
 * counts as stored.
 * @param sent values of a form
 * @param stored the record as it was read afterwards
 * @param before the record as it was read before; null for a new one
 */
export function unstoredFields(sent: object, stored: object, before: object | null): Unstored {
  const found: Unstored = {};
  for (const name of Object.keys(sent)) {
    const [value, now] = [fieldOf(sent, name), fieldOf(stored, name)];
    const isKnown = isAnswered(stored, name) || (before !== null && isAnswered(before, name));
    if (UNSEEN.has(name) || !isKnown || isSame(value, now)) continue;
    const missing = missingOf(name, value, now, before === null ? null : fieldOf(before, name));
    if (missing !== null) found[name] = missing;
  }
  return found;
}

/** Whether the server sent the field: an absent one is read as an empty one. */
function isAnswered(record: object, name: string): boolean {
  const asSent = fieldOf(record, AS_SENT);
  const isAbsent = isRecord(asSent) && name in asSent && asSent[name] === undefined;
  return fieldOf(record, name) !== undefined && !isAbsent;
}

/** Null where the value is stored. */
function missingOf(name: string, sent: unknown, stored: unknown, before: unknown): Part[] | null {
  const isIgnored = !isEmpty(before) && isAlike(stored, before) && !isAlike(sent, before);
  if (isIgnored) return [];
  if (isEmpty(sent) || name === ORDER) return null;
  if (isHtml(sent)) {
    const missing = missingParts(sent, typeof stored === 'string' ? stored : '');
    return missing.length === 0 ? null : isEmpty(stored) ? [] : missing;
  }
  return !isEmpty(stored) && hasAll(stored, sent, addressesIn) ? null : [];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || isSame(value, []);
}

/** Whether a person finds no difference. */
function isAlike(one: unknown, other: unknown): boolean {
  if (isSame(one, other)) return true;
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (isHtml(one) && typeof other === 'string') return isSame(readText(one), readText(other));
  return hasAll(one, other, fileNamesIn) && hasAll(other, one, fileNamesIn);
}

/**
 * Whether a value has all that is in another one, in any order and form.
 * @param filesIn what of the addresses counts: servers move pictures and rename them
 */
function hasAll(value: unknown, wanted: unknown, filesIn: typeof addressesIn): boolean {
  if (typeof wanted === 'boolean') return value === wanted;
  if (isTime(wanted) && isTime(value)) return isSameTime(Date.parse(value), Date.parse(wanted));
  const [has, wants] = [leavesOf(value), leavesOf(wanted)];
  const words = lettersOf(has.join(' '));
  const files = filesIn(has);
  const isThere = (leaf: Leaf) => {
    if (typeof leaf === 'number') return has.some((one) => isClose(Number(one), leaf));
    return isAddress(leaf) || words.includes(lettersOf(leaf));
  };
  return wants.every(isThere) && filesIn(wants).every((file) => files.includes(file));
}

type Leaf = string | number;

/** The texts and numbers in a value. */
function leavesOf(value: unknown): Leaf[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}

const ADDRESS =
  /^(?:[a-z][a-z\d+.-]*:)?\/\S*$|^data:|^[\w%.-]+\.(?:png|jpe?g|gif|webp|avif|svg|pdf|docx?|xlsx?|zip|mp4)$/i;

const isAddress = (leaf: Leaf) => ADDRESS.test(String(leaf).trim());

/** Numbers in the places of addresses. */
function addressesIn(leaves: readonly Leaf[]): string[] {
  return leaves.filter(isAddress).map((_address, index) => String(index));
}

/** The names in addresses, which are the same on each host: `/api/files/1.png` is `1.png`. */
function fileNamesIn(leaves: readonly Leaf[]): string[] {
  return leaves.filter(isAddress).map((address) => {
    const [path = '', query = ''] = String(address).trim().replace(/#.*$/s, '').split('?', 2);
    const name = path.split('/').findLast((part) => part !== '') ?? '';
    return name.includes('.') ? name : `${name}?${query}`;
  });
}

/** What a person reads of a text: without spaces and punctuation, which servers trim, escape and replace. */
function lettersOf(text: string): string {
  const hasTags: boolean = isHtml(text);
  const shown = hasTags ? htmlText(text) : text.replaceAll('<', '&lt;');
  const read = shown.includes('&') ? htmlText(shown) : shown;
  return read
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{S}]/gu, '');
}

/** Whether a number is another one that was rounded. */
function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(0.01, Math.abs(other) / 1e6);
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
}

/** Servers leave out seconds, and of a time that has come all but its day. */
function isSameTime(stored: number, sent: number): boolean {
  if (Math.abs(stored - sent) < 60_000) return true;
  const isDay = [-1, 1].some((step) => serverDay(stored) !== serverDay(stored + step));
  return isDay && serverDay(stored) === serverDay(sent) && sent <= currentTime();
}

/** What a person would miss of a rich text: its letters and how often, and the number of each of its parts. */
function readText(html: string) {
  const clean = sanitizeToFragment(html);
  const letters: Record<string, number> = {};
  for (const letter of lettersOf(clean.textContent ?? '')) {
    letters[letter] = (letters[letter] ?? 0) + 1;
  }
  const figures = [...clean.querySelectorAll('figure')];
  // By their kind, because the server may have moved the file and changed its address.
  const videos = figures.filter((figure) => readFigure(figure));
  // Their links and posters are theirs.
  for (const video of videos) video.remove();
  const count = (selector: string) => clean.querySelectorAll(selector).length;
  return {
    letters,
    tables: count('td, th'),
    pictures: count('img'),
    lists: count('li'),
    links: count('a[href]'),
    videos: videos.length,
  };
}

function missingParts(sent: string, stored: string): Part[] {
  const { letters, ...wanted } = readText(sent);
  const { letters: has, ...found } = readText(stored);
  const isCut = Object.entries(letters).some(([letter, count]) => count > (has[letter] ?? 0));
  const parts = (['tables', 'pictures', 'lists', 'links', 'videos'] as const).filter(
    (part) => wanted[part] > found[part],
  );
  return isCut ? ['words', ...parts] : parts;
}
