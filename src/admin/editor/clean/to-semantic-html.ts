import { inertDocument } from '#src/lib/html/inert-document.ts';

/**
 * Converts clipboard markup of Word, WPS, Google Docs and WeChat to semantic HTML, for example paragraphs
 * to lists and bold spans to `<strong>`; the sanitiser removes the remaining styles. Changes `root`, whose
 * styles must be in `data-style` (`quietMarkup`).
 */
export function toSemanticHtml(root: Element): void {
  for (const wrapper of root.querySelectorAll('[id^="docs-internal-guid"]')) unwrap(wrapper);
  for (const span of root.querySelectorAll('span[data-style]')) spanToMarks(span);
  for (const first of root.querySelectorAll(LIST_ITEM)) {
    // An earlier iteration may have moved this item into its list already.
    if (root.contains(first) && isListItem(first)) buildList(first);
  }
  for (const list of root.querySelectorAll('ol:not([type])')) {
    const styles = [list, list.firstElementChild].map((one) => one?.getAttribute('data-style'));
    const [, kind = '', signs = ''] = COUNTED_BY.exec(styles.join(';')) ?? [];
    const type = signs.toLowerCase() === 'roman' ? 'i' : 'a';
    if (kind) list.setAttribute('type', kind.toLowerCase() === 'upper' ? type.toUpperCase() : type);
  }
  for (const mark of root.querySelectorAll(NOTE_MARK)) raise(mark);
  for (const paragraph of root.querySelectorAll('p')) {
    const isEmpty = paragraph.textContent.trim() === '' && !paragraph.querySelector('img');
    if (isEmpty) paragraph.remove();
  }
}

const COUNTED_BY = /list-style-type:\s*(lower|upper)-(alpha|latin|roman)/i;

/** Links to a footnote or an endnote, and back, in Word, WPS and LibreOffice. */
const NOTE_MARK =
  'a[href*="#_ftn"], a[href*="#_edn"], a[href*="#sdfootnote"], a[href*="#sdendnote"]';

/** Replaces a link by plain superscript, because its target is not in the text. */
function raise(mark: Element): void {
  const isRaised = mark.closest('sup') ?? mark.querySelector('sup');
  const other = inertDocument().createElement(isRaised ? 'span' : 'sup');
  other.append(...mark.childNodes);
  mark.replaceWith(other);
}

const LIST_ITEM = 'p[data-style*="mso-list"]';
const MARKER = 'span[data-style*="mso-list:Ignore" i], span[data-style*="mso-list: Ignore" i]';
/** Fonts whose letters are signs. */
const SIGNS = /(?:^|;)\s*font-family:\s*["']?(?:symbol|webdings|wingdings)/i;
/** A number or letters, as `ol` may count them. */
const COUNTED = /^[(（]?(?:([1-9]\d{0,5})|([a-z]{1,5})|([A-Z]{1,5}))[.)．、）]?$/;
const ROMANS =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv'.split(
    ' ',
  );

function isListItem(element: Element | null): element is Element {
  return element?.matches(LIST_ITEM) === true && levelOf(element) > 0;
}

function levelOf(item: Element): number {
  return Number(
    /mso-list:[^;]*\blevel(\d+)/i.exec(item.getAttribute('data-style') ?? '')?.[1] ?? 0,
  );
}

/** Where in a list an item is: its `value` counts by `type`. */
type ListPosition = { tag: string; type: string; value: number };

/** How a list may show a marker: a bullet, or what it counts as; `i.` is also the ninth letter. */
function listPositionsOf(marker: Element | null): ListPosition[] {
  const text = marker?.textContent.trim() ?? '';
  const isSign = [marker, marker?.parentElement].some((element) =>
    SIGNS.test(element?.getAttribute('data-style') ?? ''),
  );
  if (isSign || text === 'o' || !/[\p{L}\p{N}]/u.test(text)) {
    return [{ tag: 'ul', type: '', value: 0 }];
  }
  const [, digits, lower, upper] = COUNTED.exec(text) ?? [];
  const word = lower ?? upper?.toLowerCase() ?? '';
  const letter = { type: 'a', value: word.length === 1 ? Number.parseInt(word, 36) - 9 : 0 };
  const roman = { type: 'i', value: ROMANS.indexOf(word) + 1 };
  return [
    { type: '', value: Number(digits ?? 0) },
    ...(word === 'i' ? [roman, letter] : [letter, roman]),
  ].flatMap(({ type, value }) =>
    value > 0 ? [{ tag: 'ol', type: upper ? type.toUpperCase() : type, value }] : [],
  );
}

/**
 * Word writes list items as paragraphs with a level: converts the run that starts at `first` to lists. Items whose
 * markers no list can show (`第一条`, `1.1`, `①`) stay paragraphs, with their markers.
 */
function buildList(first: Element): void {
  const end = document.createComment('');
  first.before(end);
  const open: { level: number; list: Element; last: ListPosition }[] = [];
  let item: Element | null = first;
  while (isListItem(item)) {
    const following: Element | null = item.nextElementSibling;
    const level = levelOf(item);
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const marker = item.querySelector(MARKER);
    const places = listPositionsOf(marker);
    const same = open.at(-1)?.level === level ? open.pop() : undefined;
    const add = (added: Element) => {
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(added);
      else end.before(added);
    };
    const next = places.find(
      ({ tag, type, value }) =>
        tag === same?.last.tag &&
        type === same.last.type &&
        (tag === 'ul' || value === same.last.value + 1),
    );
    const last = next ?? places[0];
    if (last) {
      const list = same && next ? same.list : newList(last);
      if (list !== same?.list) add(list);
      open.push({ level, list, last });
      marker?.remove();
      const line = document.createElement('li');
      line.append(...item.childNodes);
      list.append(line);
      item.remove();
    } else {
      add(toParagraph(item, marker));
    }
    item = following;
  }
  end.remove();
}

function newList({ tag, type, value }: ListPosition): Element {
  const list = document.createElement(tag);
  if (type !== '') list.setAttribute('type', type);
  if (value > 1) list.setAttribute('start', String(value));
  return list;
}

/** Makes an ordinary paragraph of an item, with its marker as text. */
function toParagraph(item: Element, marker: Element | null): Element {
  const text = marker?.textContent.trim() ?? '';
  marker?.replaceWith(/[、：）]$/.test(text) ? text : `${text} `);
  const style = item.getAttribute('data-style') ?? '';
  item.setAttribute('data-style', style.replace(/mso-list:[^;]*/i, ''));
  return item;
}

const MARKS: [string, RegExp][] = [
  ['strong', /font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /font-style:\s*italic/i],
  ['u', /text-decoration[^;]*:[^;]*underline/i],
  ['s', /text-decoration[^;]*:[^;]*line-through/i],
  ['sub', /vertical-align:\s*sub/i],
  ['sup', /vertical-align:\s*super/i],
  ['mark', /mso-highlight:/i],
];

function spanToMarks(span: Element): void {
  const style = span.getAttribute('data-style') ?? '';
  for (const [tag, pattern] of MARKS) {
    if (!pattern.test(style)) continue;
    const mark = document.createElement(tag);
    mark.append(...span.childNodes);
    span.append(mark);
  }
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
