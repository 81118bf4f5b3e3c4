import { isTangledHtml } from './is-tangled-html.ts';
import { parseInertly } from './parse-inertly.ts';
import { quietStyles } from './quiet-styles.ts';
import { nowhere, sanitizedElement } from './sanitized-element.ts';
import type { ResolvePicture } from './sanitized-element.ts';
import { DROPPED_WITH_TEXT } from './sanitize-rules.ts';

const MAX_LENGTH = 512 * 1024;

/**
 * The one sanitiser: rich text as nodes that are safe to show (B9). Keeps structure, drops looks;
 * what is longer than 512 kB is cut.
 *
 * It takes nothing out: what the rules know is made anew, element by element, and never becomes text
 * again that a browser might read in another way.
 * @param resolve completes the address of a picture
 */
export function sanitizeHtml(html: string, resolve: ResolvePicture = String): DocumentFragment {
  return copyOf(parseInertly(readable(html.slice(0, MAX_LENGTH))), resolve);
}

/**
 * The same for whoever reads on instead of showing: addresses stay as they are, and what is long stays
 * whole.
 */
export function sanitizeToFragment(html: string | DocumentFragment): DocumentFragment {
  return copyOf(typeof html === 'string' ? parseInertly(readable(html)) : html);
}

/** Nesting that would block the page for seconds comes out as text. */
function readable(html: string): string {
  return isTangledHtml(html) ? html.replaceAll(/<[^>]*>?/g, ' ') : quietStyles(html);
}

function copyOf(from: Node, resolve?: ResolvePicture): DocumentFragment {
  const copy = nowhere.createDocumentFragment();
  // A walker: a form's fields can lie about the form's children.
  const walker = document.createTreeWalker(from, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  copyChildren(walker, copy, resolve);
  return copy;
}

/** Copies what lies below the node at which the walker stands. */
function copyChildren(walker: TreeWalker, into: ParentNode, resolve?: ResolvePicture): void {
  for (let node = walker.firstChild(); node !== null; node = walker.nextSibling()) {
    if (node instanceof Text) into.append(node.data);
    // Of other kinds (SVG, MathML) a text has none.
    if (!(node instanceof HTMLElement)) continue;
    const name = node instanceof HTMLFormElement ? 'form' : node.localName;
    if (DROPPED_WITH_TEXT.has(name)) continue;
    const element = sanitizedElement(node, name, resolve);
    if (element === null) continue;
    if (element !== undefined) into.append(element);
    copyChildren(walker, element ?? into, resolve);
    walker.currentNode = node;
  }
}
