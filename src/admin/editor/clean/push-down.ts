const INLINE =
  'a, abbr, b, br, code, del, em, i, img, ins, kbd, mark, s, small, span, strong, sub, sup, u';
const TEXT_BLOCKS = new Set(['CAPTION', 'DT', 'FIGCAPTION', 'H2', 'H3', 'H4', 'P', 'PRE']);
/** They may hold text beside blocks. */
const CONTAINERS = new Set(['BLOCKQUOTE', 'DD', 'DIV', 'FIGURE', 'LI', 'TD', 'TH']);
/** The article's styles align their text, whatever the elements around them say. */
const ALIGNED_BY_STYLE = new Set(['CAPTION', 'FIGCAPTION', 'TD', 'TH']);
/** Elements that the editor does not have. */
const UNKNOWN = new Set(['DIV', 'TBODY', 'TFOOT', 'THEAD']);

type Inherited = Partial<Record<'align' | 'lang' | 'dir', string>>;

/**
 * Moves alignments to the lines that inherit them, because the editor aligns only those, and the language
 * and direction of elements that the editor does not have to their children. Changes `parent`.
 */
export function pushDown(parent: ParentNode, inherited: Inherited = {}): void {
  for (const child of parent.children) {
    if (child.matches(INLINE)) {
      // The class of a picture says that it is joined to the one above.
      if (child.tagName !== 'IMG') child.removeAttribute('class');
      pushDown(child, inherited);
      continue;
    }
    const given = { ...inherited, align: inheritedAlign(child, inherited) };
    child.removeAttribute('class');
    if (child.matches('hr, col, colgroup')) continue;
    if (UNKNOWN.has(child.tagName)) {
      const passed = { ...given, ...take(child, 'lang'), ...take(child, 'dir') };
      hand(child, passed);
    } else {
      give(child, 'lang', inherited.lang);
      give(child, 'dir', inherited.dir);
      if (TEXT_BLOCKS.has(child.tagName)) give(child, 'class', given.align);
      else hand(child, { align: given.align });
    }
  }
}

function inheritedAlign(element: Element, { align }: Inherited): string | undefined {
  if (element.className !== '') return element.className;
  return ALIGNED_BY_STYLE.has(element.tagName) ? undefined : align;
}

function take(element: Element, name: 'lang' | 'dir'): Inherited {
  const value = element.getAttribute(name);
  element.removeAttribute(name);
  return value === null ? {} : { [name]: value };
}

function give(element: Element, name: string, value: string | undefined): void {
  if (value !== undefined && !element.hasAttribute(name)) element.setAttribute(name, value);
}

function hand(element: Element, passed: Inherited): void {
  const isPassed = Object.values(passed).some((value) => value !== undefined);
  if (isPassed && CONTAINERS.has(element.tagName)) wrapLines(element);
  pushDown(element, passed);
}

/** Puts text that is beside blocks into paragraphs of its own. */
function wrapLines(container: Element): void {
  let line: ChildNode[] = [];
  const wrap = () => {
    const isLine = line.some(({ textContent }) => textContent?.trim());
    if (isLine && line[0]) {
      const paragraph = container.ownerDocument.createElement('p');
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
