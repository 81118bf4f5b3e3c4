import { NARROW } from './merge-widths.ts';
import type { Node } from './node-tree.ts';

/** Parts that are far from the window are not laid out. */
const FAR = '[data-shell] [data-part]{content-visibility:auto}';

/**
 * Turns the heights that the parts were measured with (`data-wide` and `data-narrow`, see `read-page.ts`)
 * into rules, so that a part keeps its place before it is laid out. At other widths they are a guess.
 */
export function heightsToRules(nodes: Node[], rules: string[] = [FAR]): [Node[], string[]] {
  const marked = nodes.map((node): Node => {
    if (typeof node === 'string') return node;
    const { 'data-wide': wide, 'data-narrow': narrow, ...attributes } = node.attributes;
    if (wide === undefined && narrow === undefined) {
      return { ...node, children: heightsToRules(node.children, rules)[0] };
    }
    const part = String(rules.length);
    const rule = (height: string) =>
      `[data-part="${part}"]{contain-intrinsic-height:auto ${height}px}`;
    rules.push(
      `${wide === undefined ? '' : rule(wide)}${
        narrow === undefined ? '' : `@media (max-width:${NARROW}px){${rule(narrow)}}`
      }`,
    );
    return { ...node, attributes: { ...attributes, 'data-part': part } };
  });
  return [marked, rules];
}
