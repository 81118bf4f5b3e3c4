import { ATTRIBUTE } from './quiet-markup.ts';

/** Limit of tags and of attributes, more than any article has; sanitising time grows quadratically. */
const MAX_PARTS = 30_000;

/** Limit of a tag's attributes: with 60,000 it would block the browser for a minute. */
const MAX_ATTRIBUTES = 300;

const TAG = /<(\/?)([a-z][^\s/>]*)/gi;
const NEXT_ATTRIBUTE = new RegExp(`[\\s/]*${ATTRIBUTE.source}`, 'y');

/** The number of attributes of the tag whose name ends at `start`, whatever a parser takes for its quotes; not far beyond the limit. */
function countAttributes(html: string, start: number): number {
  NEXT_ATTRIBUTE.lastIndex = start;
  let count = 0;
  while (count <= MAX_ATTRIBUTES && NEXT_ATTRIBUTE.test(html)) count += 1;
  return count;
}

/** True for markup with a tag of more attributes than a parser reads without blocking the browser. */
export function hasCrowdedTag(html: string): boolean {
  for (const { 0: tag, index } of html.matchAll(TAG)) {
    if (countAttributes(html, index + tag.length) > MAX_ATTRIBUTES) return true;
  }
  return false;
}

/** Limit of tags × open elements, with which parsing time grows; articles stay far below. */
const MAX_WORK = 2_000_000;

/** Void elements, and those closed by their next sibling: they do not nest. */
const NEVER_NESTS =
  /^(?:area|br|col|dd|dt|hr|img|input|li|link|meta|option|p|source|td|th|tr|wbr)$/;

/** True for markup that would block the browser for seconds (100,000 open elements: 9 s). */
export function isTangledHtml(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  let deepest = 0;
  let tags = 0;
  let attributes = 0;
  for (const { 0: start, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    const tag = name.toLowerCase();
    const own = countAttributes(html, index + start.length);
    tags += 1;
    attributes += own;
    if (own > MAX_ATTRIBUTES || attributes > MAX_PARTS || tags > MAX_PARTS) return true;
    if (NEVER_NESTS.test(tag)) continue;
    const count = open.get(tag) ?? 0;
    // An end tag without start tag closes nothing.
    if (slash && count === 0) continue;
    open.set(tag, slash ? count - 1 : count + 1);
    depth += slash ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return tags * deepest > MAX_WORK;
}
