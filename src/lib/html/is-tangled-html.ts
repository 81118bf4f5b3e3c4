/** Limit of tags and of attributes, more than any article has; sanitising time grows quadratically. */
const MAX_PARTS = 30_000;

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
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const tag = name.toLowerCase();
    tags += 1;
    if (NEVER_NESTS.test(tag)) continue;
    const count = open.get(tag) ?? 0;
    // An end tag without start tag closes nothing.
    if (slash && count === 0) continue;
    open.set(tag, slash ? count - 1 : count + 1);
    depth += slash ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  const attributes = html.split('=').length;
  return tags > MAX_PARTS || attributes > MAX_PARTS || tags * deepest > MAX_WORK;
}
