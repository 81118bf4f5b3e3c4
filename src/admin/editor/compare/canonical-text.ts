import { INLINE, keyOfMarks, tagOf, withMark } from './canonical-tags.ts';
import type { Tag } from './canonical-tags.ts';
import { BREAK, shownRuns } from './shown-runs.ts';
import type { Run } from './shown-runs.ts';

const set = (names: string) => new Set(names.split(' '));
/** Elements that have no meaning of their own. */
const GROUPS = set('COL COLGROUP DIV TBODY TFOOT THEAD');
/** Elements that an image inside them divides into two lines. */
const DIVIDED = set('H2 H3 H4 P');
const LINES = set('CAPTION DT FIGCAPTION PRE');
const STRUCTURES = set('DL OL TABLE TR UL');
/** Marks that have no effect on an image. */
const LETTER_MARKS = set('code em kbd mark s small span strong sub sup u');

type Line = Tag & {
  /** The element around it writes the line's tags. */
  isOpen?: boolean;
  isRaw?: boolean;
  /** Left out where it has no text: its images are blocks of their own. */
  hasImages?: boolean;
};

/** Stands for the missing paragraph around bare text; not counted. */
const PARAGRAPH: Line = { name: 'p', key: 'p', names: [], attributes: new Map() };

/**
 * Tidied rich text as a list of lines, blocks and texts. Texts that look and read alike have equal lists:
 * white space, nesting of marks, and tags that browsers add by themselves do not matter.
 */
export class CanonicalText {
  /** How often each element (`ol`), attribute (`ol start=2`) and character (`#text`) occurs. */
  readonly counts = new Map<string, number>();
  readonly #pieces: string[] = [];
  #runs: Run[] = [];

  constructor(root: ParentNode & Node) {
    this.#children(root, [], PARAGRAPH);
    this.#flush(PARAGRAPH);
    // The editor removes empty lines at the end.
    while (this.#pieces.slice(-2).join('') === '<p></p>') {
      this.#pieces.splice(-2);
      this.#count(['p'], -1);
    }
  }

  toString(): string {
    return this.#pieces.join('\n');
  }

  #children(parent: ParentNode & Node, marks: readonly Tag[], line: Line): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) this.#runs.push({ text: node.data, marks });
      else if (node instanceof Element) this.#element(node, marks, line);
    }
  }

  #element(element: Element, marks: readonly Tag[], line: Line): void {
    const name = element.tagName;
    if (name === 'BR') {
      this.#runs.push(BREAK);
    } else if (INLINE.has(name)) {
      this.#children(element, withMark(marks, element, line.isRaw === true), line);
    } else {
      this.#flush(line);
      if (name === 'IMG') this.#image(element, marks);
      else if (GROUPS.has(name)) this.#children(element, marks, line);
      else this.#block(element, marks);
      this.#flush(line);
    }
  }

  #image(image: Element, marks: readonly Tag[]): void {
    const around = marks.filter(({ name }) => !LETTER_MARKS.has(name));
    const tag = tagOf(image);
    this.#write(`<${[tag, ...around].map(({ key }) => key).join('> in <')}>`);
    for (const { names } of [tag, ...around]) this.#count(names);
  }

  #block(element: Element, marks: readonly Tag[]): void {
    const name = element.tagName;
    const tag = tagOf(element);
    if (isEmptyCell(element, tag)) return;
    const start = this.#pieces.length;
    if (DIVIDED.has(name)) {
      const line = { ...tag, hasImages: element.querySelector('img') !== null };
      this.#children(element, marks, line);
      this.#flush(line);
      if (this.#pieces.length === start) this.#line(tag, []);
      return;
    }
    this.#open(tag);
    const inside = LINES.has(name) ? { ...tag, isOpen: true, isRaw: name === 'PRE' } : PARAGRAPH;
    this.#children(element, marks, inside);
    this.#flush(inside);
    const canHoldText = !LINES.has(name) && !STRUCTURES.has(name) && name !== 'HR';
    if (canHoldText && this.#pieces.length === start + 1) this.#line(PARAGRAPH, []);
    this.#close(tag);
  }

  /** Ends a line of text. */
  #flush(line: Line): void {
    const runs = line.isRaw ? this.#runs : shownRuns(this.#runs);
    const isBlank = runs.every(({ text }) => text.trim() === '');
    this.#runs = [];
    if (runs.length > 0 && !(line.hasImages && isBlank)) this.#line(line, runs);
  }

  #line(line: Line, runs: readonly Run[]): void {
    if (!line.isOpen) this.#open(line);
    let last: string | undefined;
    for (const run of runs) {
      last = run === BREAK ? this.#break() : this.#text(run, last);
    }
    if (!line.isOpen) this.#close(line);
  }

  #break(): undefined {
    this.#write('<br>');
    this.#count(['br']);
  }

  /** @returns what the text is marked with, which is the next text's `last` */
  #text({ text, marks }: Run, last: string | undefined): string {
    const key = keyOfMarks(marks);
    if (key === last) this.#write(`${this.#pieces.pop()}${text}`);
    else this.#write(`[${key}] ${text}`);
    for (const { names } of [{ names: ['#text'] }, ...unique(marks)])
      this.#count(names, text.length);
    return key;
  }

  #open({ key, names }: Tag): void {
    this.#write(`<${key}>`);
    this.#count(names);
  }

  #close({ name }: Tag): void {
    this.#write(`</${name}>`);
  }

  #write(piece: string): void {
    this.#pieces.push(piece);
  }

  #count(names: readonly string[], by = 1): void {
    for (const name of names) this.counts.set(name, (this.counts.get(name) ?? 0) + by);
  }
}

/** Nested twice, a mark says nothing more. */
function unique(marks: readonly Tag[]): Iterable<Tag> {
  return new Map(marks.map((mark) => [mark.key, mark])).values();
}

/** The editor fills rows up with empty cells, so that all are equally long. */
function isEmptyCell(element: Element, { names }: Tag): boolean {
  const isCell = element.tagName === 'TD' || element.tagName === 'TH';
  const isEmpty = element.textContent.trim() === '' && !element.querySelector(':not(p, br, div)');
  return isCell && isEmpty && names.length === 1;
}
