import { inertDocument } from '#src/lib/html/inert-document.ts';

const INLINE =
  'a, abbr, b, br, code, del, em, i, img, ins, kbd, mark, s, small, span, strong, sub, sup, u';
const TEXT_BLOCKS = new Set(['CAPTION', 'DT', 'FIGCAPTION', 'H2', 'H3', 'H4', 'P', 'PRE']);
/** Elements that may contain text beside blocks. */
const CONTAINERS = new Set(['BLOCKQUOTE', 'DD', 'DIV', 'FIGURE', 'LI', 'TD', 'TH']);
/** Elements whose text the article's styles align, so that they inherit no alignment. */
const ALIGNED_BY_STYLE = new Set(['CAPTION', 'FIGCAPTION', 'TD', 'TH']);
/** Elements that the editor does not have. */
const UNKNOWN = new Set(['DIV', 'TBODY', 'TFOOT', 'THEAD']);

type Inherited = Partial<Record<'align' | 'lang' | 'dir', string>>;

/**
 * Moves alignments to the lines that inherit them, because the editor aligns only those, and the language
 * and direction of elements that the editor does not have to their children. Changes `parent`.
 */
function pushDown(parent: ParentNode, inherited: Inherited = {}): void {
  for (const child of parent.children) {
    if (child.matches(INLINE)) {
      // The class of a picture says that it is joined to the one above.
      if (child.tagName !== 'IMG') child.removeAttribute('class');
      pushDown(child, inherited);
      continue;
    }
    const align = inheritedAlign(child, inherited);
    child.removeAttribute('class');
    if (child.matches('hr, col, colgroup')) continue;
    if (UNKNOWN.has(child.tagName)) {
      const own = { ...removeValue(child, 'lang'), ...removeValue(child, 'dir') };
      passOn(child, { ...inherited, align, ...own });
    } else {
      setDefault(child, 'lang', inherited.lang);
      setDefault(child, 'dir', inherited.dir);
      if (TEXT_BLOCKS.has(child.tagName)) setDefault(child, 'class', align);
      else passOn(child, { align });
    }
  }
}

function inheritedAlign(element: Element, { align }: Inherited): string | undefined {
  if (element.className !== '') return element.className;
  return ALIGNED_BY_STYLE.has(element.tagName) ? undefined : align;
}

/** Removes an attribute and returns its value. */
function removeValue(element: Element, name: 'lang' | 'dir'): Inherited {
  const value = element.getAttribute(name);
  element.removeAttribute(name);
  return value === null ? {} : { [name]: value };
}

/** Sets an attribute that the element does not have. */
function setDefault(element: Element, name: string, value: string | undefined): void {
  if (value !== undefined && !element.hasAttribute(name)) element.setAttribute(name, value);
}

/** Continues with an element's children. */
function passOn(element: Element, passed: Inherited): void {
  const isPassed = Object.values(passed).some((value) => value !== undefined);
  if (isPassed && CONTAINERS.has(element.tagName)) wrapLines(element);
  pushDown(element, passed);
}

/** Wraps text that is beside blocks in paragraphs of its own. */
function wrapLines(container: Element): void {
  let line: ChildNode[] = [];
  const wrap = () => {
    const isLine = line.some(({ textContent }) => textContent?.trim());
    if (isLine && line[0]) {
      const paragraph = inertDocument().createElement('p');
      line[0].before(paragraph);
      paragraph.append(...line);
    }
    line = [];
  };
  for (const node of Array.from(container.childNodes)) {
    if (isInline(node)) line.push(node);
    else wrap();
  }
  wrap();
}

function isInline(node: ChildNode): boolean {
  if (!(node instanceof Element)) return true;
  return (
    node.matches(INLINE) && [...node.querySelectorAll('*')].every((each) => each.matches(INLINE))
  );
}

/**
 * Converts sanitised rich text to the editor's form of it: nothing that a reader can see or hear is
 * lost or added. Changes `root`.
 */
export function tidyText(root: ParentNode): void {
  for (const lineBreak of root.querySelectorAll('pre br')) lineBreak.replaceWith('\n');
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    // Browsers show a list within a list as part of the item before it.
    if (list.previousElementSibling?.tagName === 'LI') list.previousElementSibling.append(list);
  }
  // Browsers show `thead` above and `tfoot` below the other rows.
  for (const head of root.querySelectorAll('table > thead:first-of-type')) {
    head.parentElement?.prepend(head);
  }
  for (const foot of root.querySelectorAll('table > tfoot')) foot.parentElement?.append(foot);
  for (const cell of root.querySelectorAll<HTMLTableCellElement>(':is(td, th)[rowspan]')) {
    limitRows(cell);
  }
  for (const caption of root.querySelectorAll('table > caption')) {
    caption.parentElement?.before(caption);
  }
  for (const empty of root.querySelectorAll(EMPTY)) {
    if (empty.textContent.trim() === '' && !empty.querySelector('img')) empty.remove();
  }
  for (const line of root.querySelectorAll(LINES_IN_LINES)) {
    const isAll = line.parentElement?.textContent.trim() === line.textContent.trim();
    if (isAll && line.attributes.length === 0) line.replaceWith(...line.childNodes);
  }
  pushDown(root);
}

/** Limits a cell's `rowspan` to the rows that there are, as browsers do. */
function limitRows(cell: HTMLTableCellElement): void {
  const row = cell.closest('tr');
  const group = row?.parentElement;
  if (!row || !(group instanceof HTMLTableSectionElement)) return;
  cell.rowSpan = Math.min(cell.rowSpan, group.rows.length - row.sectionRowIndex);
}

const EMPTY = 'ul:not(:has(li)), ol:not(:has(li)), dl:not(:has(dt, dd)), table:not(:has(td, th))';

const LINES_IN_LINES = ':is(dt, caption, figcaption, h2, h3, h4) > p:only-child';
