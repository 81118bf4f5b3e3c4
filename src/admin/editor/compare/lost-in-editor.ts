import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import { watchDropped } from '#src/admin/editor/clean/dropped-parts.ts';
import { tidyText } from '#src/admin/editor/clean/tidy-text.ts';
import {
  parseFragment,
  readHtml,
  writeElement,
} from '#src/admin/editor/document/editor-document.ts';
import { isTangledHtml } from '#src/lib/html/is-tangled-html.ts';
import { ATTRIBUTES, GLOBAL_ATTRIBUTES } from '#src/lib/html/sanitize-rules.ts';

const set = (names: string) => new Set(names.split(' '));
const INLINE = set('A ABBR B CODE DEL EM I INS KBD MARK S SMALL SPAN STRONG SUB SUP U');
/** Elements that are not counted themselves, only their content: the editor splits, joins and adds them. */
const BY_CONTENT = new Set([...INLINE, 'H2', 'H3', 'H4', 'P']);
/** Elements on which alignment, the only class, has no effect. */
const UNALIGNED = new Set([...INLINE, 'BR', 'IMG']);
/** Elements that have no meaning of their own. */
const GROUPS = set('BODY COL COLGROUP DIV HTML TBODY TFOOT THEAD');
/** Inline elements without attributes that have no effect. */
const BARE = set('a span');
/** Inline elements that have an effect on an image. */
const OF_IMAGES = set('A ABBR DEL INS');
/** Elements that browsers and screen readers treat like another one. */
const SAME: Record<string, string> = { b: 'strong', i: 'em' };
/** Attributes with their default value, which change nothing. */
const DEFAULTS = set('start=1 type=1 colspan=1 rowspan=1 alt=');

type Content = { counts: ReadonlyMap<string, number>; text: string };

/**
 * Counts elements (`ol`), attributes (`ol start=2`) and characters (`#text`) of tidied rich text. Equal counts mean
 * that texts look and read alike: white space, nesting of marks, and tags that browsers add do not matter.
 */
function countContent(root: Node): Content {
  const counts = new Map<string, number>();
  const count = (names: Iterable<string>, by: number) => {
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + by);
  };
  let text = '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const shown = node.parentElement?.closest('pre')
        ? node.data
        : node.data.replaceAll(/\s/g, '');
      text += shown;
      count(['#text', ...namesAround(node)], shown.length);
    } else if (node instanceof Element && isCounted(node)) {
      count(namesOf(node, node), 1);
      if (node.tagName !== 'IMG') continue;
      text += `<${node.getAttribute('src')}>`;
      count(namesAround(node), 1);
    }
  }
  return { counts, text };
}

function isCounted(element: Element): boolean {
  const name = element.tagName;
  // A line break beside an image ends with the image's line.
  if (name === 'BR') return !element.closest('h2, h3, h4, p')?.querySelector('img');
  // The editor fills rows up with empty cells, so that all are equally long.
  const isFilled = element.textContent.trim() !== '' || element.querySelector(':not(p, br, div)');
  if (/^T[DH]$/.test(name) && !isFilled) return namesOf(element, element).length > 1;
  return !BY_CONTENT.has(name);
}

/** The names of the elements around a text or an image. */
function namesAround(node: Text | Element): Set<string> {
  const names = new Set<string>();
  const hasEffect = ({ tagName }: Element) =>
    node instanceof Text || OF_IMAGES.has(tagName) || !BY_CONTENT.has(tagName);
  for (let around = node.parentElement; around; around = around.parentElement) {
    if (hasEffect(around)) for (const name of namesOf(around, node)) names.add(name);
  }
  return names;
}

/** The names of an element and its attributes that have an effect on `node`. */
function namesOf(element: Element, node: Node): string[] {
  const { tagName, localName, parentElement } = element;
  if (GROUPS.has(tagName)) return [];
  const name = SAME[localName] ?? localName;
  const attributes = [...GLOBAL_ATTRIBUTES, ...(ATTRIBUTES[tagName] ?? [])].flatMap((attribute) => {
    const value = element.getAttribute(attribute);
    if (value === null || (attribute === 'class' && UNALIGNED.has(tagName))) return [];
    if (INLINE.has(tagName) && isOverruled(element, attribute, node)) return [];
    const said = `${attribute}=${attribute === 'start' ? Number(value) : value}`;
    return DEFAULTS.has(said) ? [] : [`${name} ${said}`];
  });
  const group = /^t(?:head|foot)$/.exec(parentElement?.localName ?? '')?.[0];
  if (tagName === 'TR' && group) attributes.push(`${name} ${group}`);
  const meansNothing = BARE.has(name) || (name === 'code' && element.closest('pre'));
  return attributes.length === 0 && meansNothing ? [] : [name, ...attributes];
}

/** Whether an inner element overrides a language or direction. */
function isOverruled(element: Element, attribute: string, node: Node): boolean {
  const isInherited = attribute === 'lang' || attribute === 'dir';
  return isInherited && node.parentElement?.closest(`[${attribute}]`) !== element;
}

/** The editor adds paragraphs around bare text, and line breaks beside images were not counted. */
const ADDED = /^(?:br|p)\b/;

/**
 * Returns what the editor and the sanitiser before it would lose of a text: names of elements (`pre`) and attributes
 * (`ol start`), `#text`, `#hidden`, `#picture`, `#markup`, or `#order` where it would only change the order.
 * Empty for nearly all texts.
 */
export function lostInEditor(html: string): string[] {
  if (isTangledHtml(html)) return ['#markup'];
  const { dropped, onElement } = watchDropped();
  const text = readHtml(html, onElement);
  const before = countContent(text);
  const written = countContent(rewrite(text));
  const lost = [...dropped, ...lacking(written, before).map((name) => name.replace(/=.*/s, ''))];
  // The attributes of a lost element are not listed beside it.
  const named = new Set(
    lost.filter((name) => !lost.includes(name.replace(/ .*/, '')) || !name.includes(' ')),
  );
  if (named.size > 0) return [...named];
  const added = lacking(before, written).filter((name) => !ADDED.test(name));
  return added.length > 0 || before.text !== written.text ? ['#order'] : [];
}

/** The names that `some` has fewer of than `all`. */
function lacking({ counts: some }: Content, { counts: all }: Content): string[] {
  return [...all].filter(([name, count]) => count > (some.get(name) ?? 0)).map(([name]) => name);
}

/** Returns what the editor would save after the first change, which also repairs tables. */
function rewrite(text: DocumentFragment): HTMLElement {
  const doc = parseFragment(text);
  const written = writeElement(fixTables(EditorState.create({ doc }))?.doc ?? doc);
  tidyText(written);
  return written;
}
