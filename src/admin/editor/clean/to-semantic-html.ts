import { ownDocument } from '#src/lib/html/own-document.ts';

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
  for (const mark of root.querySelectorAll(NOTE_MARK)) raise(mark);
  for (const paragraph of root.querySelectorAll('p')) {
    const isEmpty = paragraph.textContent.trim() === '' && !paragraph.querySelector('img');
    if (isEmpty) paragraph.remove();
  }
}

/** Links to a footnote or an endnote, and back, in Word, WPS and LibreOffice. */
const NOTE_MARK =
  'a[href*="#_ftn"], a[href*="#_edn"], a[href*="#sdfootnote"], a[href*="#sdendnote"]';

/** Replaces a link by plain superscript, because its target is not in the text. */
function raise(mark: Element): void {
  const isRaised = mark.closest('sup') ?? mark.querySelector('sup');
  const other = ownDocument().createElement(isRaised ? 'span' : 'sup');
  other.append(...mark.childNodes);
  mark.replaceWith(other);
}

const LIST_ITEM = 'p[data-style*="mso-list"]';
const MARKER = 'span[data-style*="mso-list:Ignore" i], span[data-style*="mso-list: Ignore" i]';
/** Matches `1.` `(2)` `a)` `一、`, but not the bullets `·` and `o`. */
const ORDERED = /^[(（]?(?:\d+|[a-z]|[ivx]+|[一二三四五六七八九十]+)[.)．、）]/i;

function isListItem(element: Element | null): element is Element {
  return element?.matches(LIST_ITEM) === true && levelOf(element) > 0;
}

function levelOf(item: Element): number {
  return Number(
    /mso-list:[^;]*\blevel(\d+)/i.exec(item.getAttribute('data-style') ?? '')?.[1] ?? 0,
  );
}

/** Word writes list items as paragraphs with a level: converts the run that starts at `first` to lists. */
function buildList(first: Element): void {
  const place = document.createComment('');
  first.before(place);
  const open: { level: number; list: Element }[] = [];
  let item: Element | null = first;
  while (isListItem(item)) {
    const following: Element | null = item.nextElementSibling;
    const level = levelOf(item);
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const marker = item.querySelector(MARKER);
    const tag = ORDERED.test(marker?.textContent.trim() ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(tag);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else place.before(list);
      open.push({ level, list });
    }
    const line = document.createElement('li');
    line.append(...item.childNodes);
    open.at(-1)?.list.append(line);
    item.remove();
    item = following;
  }
  place.remove();
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
