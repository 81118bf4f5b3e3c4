import { type PageValue, withoutSpaces } from './page-values.ts';

// Which element of the page shows which field is found by what it shows: public components know nothing of forms.

/** A field, and of a rich text the number of the block. */
export type FieldBlock = { name: string; block?: number };

/** Rich text on public pages: its direction is its own. */
const RICH_TEXT = '[dir="auto"]';
/** A value may be within a longer text only where that is short. */
const MAX_AROUND = 160;
/** How far around a pressed element the field is looked for. */
const LEVELS = 6;

/** What was pressed: words, or the picture below what has none of its own. */
export function pressedElement(page: Document, target: Element, { x, y }: MouseEvent): Element {
  const hasWords = [...target.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
  );
  const picture = page.elementsFromPoint(x, y).find(({ localName }) => localName === 'img');
  return hasWords ? target : (picture ?? target);
}

/** The field that a pressed element shows. */
export function fieldAt(pressed: Element, shown: readonly PageValue[]): FieldBlock | undefined {
  let element: Element | null = pressed;
  for (let level = 0; element && level < LEVELS; level += 1) {
    const name = fieldOf(element, shown, level < 3);
    if (name !== undefined) {
      const block = blockOf(pressed);
      return { name, ...(block !== undefined && { block }) };
    }
    element = element.parentElement;
  }
  return undefined;
}

/** The element that shows a field. */
export function elementOf(
  page: Document,
  { name, block = 0 }: FieldBlock,
  shown: readonly PageValue[],
): Element | undefined {
  const value = shown.find((one) => one.name === name);
  if (value?.isRichText) {
    const text = [...page.querySelectorAll(RICH_TEXT)].find((one) => holds(value, one));
    return text && (text.children[Math.min(block, text.children.length - 1)] ?? text);
  }
  const isWithin = (one: PageValue) => one.name === name || one.name.startsWith(`${name}.`);
  if (!shown.some(isWithin)) return undefined;
  for (const area of ['[role="dialog"] *', 'main *', 'body *']) {
    const found = [...page.querySelectorAll(area)].find((element) => {
      const field = element.childElementCount === 0 && fieldOf(element, shown, true);
      return typeof field === 'string' && `${field}.`.startsWith(`${name}.`);
    });
    if (found) return found;
  }
  return undefined;
}

/** The number of the block of a rich text that an element is in. */
function blockOf(element: Element): number | undefined {
  const text = element.closest(RICH_TEXT);
  if (!text || text === element) return undefined;
  return [...text.children].findIndex((block) => block.contains(element));
}

function fieldOf(
  element: Element,
  shown: readonly PageValue[],
  isNear: boolean,
): string | undefined {
  const text = withoutSpaces(element.textContent);
  const time = element.getAttribute('datetime');
  const find = (fits: (one: PageValue) => boolean) => shown.find(fits)?.name;
  return (
    find((one) => !one.isRichText && (one.value === time || (text !== '' && one.text === text))) ??
    (element.closest(RICH_TEXT) && find((one) => one.isRichText && holds(one, element))) ??
    (isNear && text.length < MAX_AROUND
      ? withinText(text, element.childElementCount === 0, shown)
      : undefined) ??
    pictureField(element, shown)
  );
}

/** Whether an element shows a part of a rich text, a picture or words. */
function holds({ text, value }: PageValue, element: Element): boolean {
  const part = withoutSpaces(element.textContent);
  if (part !== '') return text.includes(part);
  const file = fileOf(element);
  return file !== '' && value.includes(file);
}

/** The value in a longer text, as a date after a word; else a number in it. */
function withinText(text: string, isWhole: boolean, shown: readonly PageValue[]) {
  const found = shown
    .filter((one) => !one.isRichText && one.text.length > 1 && text.includes(one.text))
    .sort((one, other) => other.text.length - one.text.length);
  // Elements around several values show none of them.
  if (found.length > 0) return isWhole || found.length === 1 ? found[0]?.name : undefined;
  const digits: string[] = text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? [];
  return shown.find(
    (one) => one.isNumber && sizesOf(one.value).some((size) => digits.includes(size)),
  )?.name;
}

/** A number as pages write it: as it is, in thousands, in ten thousands. */
function sizesOf(value: string): string[] {
  const number = Number(value);
  if (number === 0) return [];
  return number < 1000 ? [value] : [1, 1000, 10_000].map((unit) => String(number / unit));
}

function pictureField(element: Element, shown: readonly PageValue[]): string | undefined {
  const file = fileOf(element);
  if (file === '') return undefined;
  const isOfFile = ({ value }: PageValue) => value.includes(file);
  return (shown.find((one) => !one.isRichText && isOfFile(one)) ?? shown.find(isOfFile))?.name;
}

/** The name of the only picture's file in an element. */
function fileOf(element: Element): string {
  const pictures = element.localName === 'img' ? [element] : [...element.querySelectorAll('img')];
  const [address = ''] =
    pictures.length === 1 ? (pictures[0]?.getAttribute('src') ?? '').split(/[?#]/) : [];
  return address.startsWith('data:') ? '' : address.slice(address.lastIndexOf('/') + 1);
}
