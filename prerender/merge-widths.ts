import { isSameElement } from './node-tree.ts';
import type { Attributes, Element, Node } from './node-tree.ts';

/** The widest window that is served the narrow parts, in CSS pixels. */
export const NARROW = 899.95;

/** Shows of each part that is there twice the one that fits the window. */
export const WIDTH_STYLES =
  `@media (max-width:${NARROW}px){[data-only=wide]{display:none!important}}` +
  `@media (min-width:${NARROW + 0.05}px){[data-only=narrow]{display:none!important}}`;

/**
 * One page that is right in both windows, of the page as a wide and as a narrow one show it: most of it
 * is the same; what differs stands there twice, marked with `data-only`.
 */
export function mergeWidths(wide: Node[], narrow: Node[]): Node[] {
  const merged: Node[] = [];
  let next = 0;
  for (const node of wide) {
    const found = narrow.findIndex((other, index) => index >= next && isAlike(node, other));
    const other = narrow[found];
    if (other === undefined) {
      merged.push(only(node, 'wide'));
      continue;
    }
    merged.push(...narrow.slice(next, found).map((skipped) => only(skipped, 'narrow')));
    merged.push(
      typeof node === 'string' || typeof other === 'string'
        ? node
        : {
            ...node,
            attributes: mergePicture(node.attributes, other.attributes),
            children: mergeWidths(node.children, other.children),
          },
    );
    next = found + 1;
  }
  return [...merged, ...narrow.slice(next).map((rest) => only(rest, 'narrow'))];
}

function isAlike(one: Node, other: Node): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return isSameElement(one, other);
}

/** A picture that one of the windows shows at once comes at once; for everything else both are equal. */
function mergePicture(wide: Attributes, narrow: Attributes): Attributes {
  const { 'data-later': later, ...merged } = { ...narrow, ...wide };
  const isFirst = 'fetchpriority' in merged;
  return {
    ...merged,
    ...(isFirst && { loading: 'eager' }),
    ...(later !== undefined &&
      'data-later' in wide &&
      'data-later' in narrow && { 'data-later': '' }),
  };
}

function only(node: Node, width: 'wide' | 'narrow'): Element {
  const mark = { 'data-only': width };
  if (typeof node === 'string') return { tag: 'span', attributes: mark, children: [node] };
  return { ...node, attributes: { ...node.attributes, ...mark } };
}
