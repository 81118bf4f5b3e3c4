import { ATTRIBUTES, GLOBAL_ATTRIBUTES } from '#src/lib/html/sanitize-rules.ts';

export const INLINE = new Set(
  'A ABBR B CODE DEL EM I INS KBD MARK S SMALL SPAN STRONG SUB SUP U'.split(' '),
);
/** Elements that are shown and read out like another one. */
const SAME: Record<string, string> = { b: 'strong', i: 'em' };
/** Attributes with their default value, which change nothing. */
const DEFAULTS = new Set('start=1 type=1 colspan=1 rowspan=1 alt='.split(' '));

const INHERITED = ['lang', 'dir'];

/** An element without its content; `key` tells it from others, `names` are counted. */
export type Tag = { name: string; key: string; names: string[]; attributes: Map<string, string> };

export function tagOf(element: Element): Tag {
  const tag = element.localName;
  const name = SAME[tag] ?? tag;
  const attributes = attributesOf(element);
  const pairs = attributes.map(([attribute, value]) => `${attribute}=${value}`);
  return {
    name,
    key: [name, ...pairs].join(' '),
    names: [name, ...pairs.map((pair) => `${name} ${pair}`)],
    attributes: new Map(attributes),
  };
}

/**
 * A key for the text inside these marks, whatever their order. Of several languages or directions only the
 * innermost counts.
 */
export function keyOfMarks(marks: readonly Tag[]): string {
  const keys = marks.map(({ name, attributes }) =>
    [name, ...[...attributes].filter(([each]) => !INHERITED.includes(each)).flat()].join(' '),
  );
  const inherited = INHERITED.map((each) =>
    marks.findLast(({ attributes }) => attributes.has(each))?.attributes.get(each),
  );
  const said = [...new Set(keys)].filter((key) => key !== 'span').toSorted();
  return [...said, ...inherited].join(' | ');
}

function attributesOf(element: Element): [name: string, value: string][] {
  const names = [...GLOBAL_ATTRIBUTES, ...(ATTRIBUTES[element.tagName] ?? [])];
  const group = element.parentElement?.localName ?? '';
  const attributes = names.flatMap((name): [string, string][] => {
    // The only classes are those for alignment, which has no effect on inline elements and images.
    const isInLine = name === 'class' && (INLINE.has(element.tagName) || element.tagName === 'IMG');
    const value = element.getAttribute(name);
    if (value === null || isInLine) return [];
    const said = name === 'start' ? String(Number(value)) : value;
    return DEFAULTS.has(`${name}=${said}`) ? [] : [[name, said]];
  });
  if (element.tagName === 'TR' && /^t(?:head|foot)$/.test(group)) attributes.push([group, '']);
  return attributes;
}

/** The marks of the text inside an inline element. */
export function withMark(
  marks: readonly Tag[],
  element: Element,
  isInPre: boolean,
): readonly Tag[] {
  const tag = tagOf(element);
  const isBare = tag.names.length === 1;
  // `code` inside `pre`, a span and a link without attributes have no effect.
  const meansNothing = /^(?:span|a)$/.test(tag.name) || (tag.name === 'code' && isInPre);
  if (isBare && meansNothing) return marks;
  return [...marks, tag];
}
