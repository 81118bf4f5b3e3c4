import { inertDocument } from './inert-document.ts';

/** Expression for a value of zero, which `0.5` is not. */
const ZERO = String.raw`0(?!\.?\d*[1-9])`;

/** Styles that hide an element with its content. `mso-` is Word's: hidden text, page numbers of contents, comments. */
const HIDES = new RegExp(
  String.raw`(?:^|[;\s])(?:${[
    String.raw`display\s*:\s*none`,
    String.raw`mso-hide\s*:\s*(?:all|screen)`,
    String.raw`mso-element\s*:\s*comment-list`,
    String.raw`opacity\s*:\s*${ZERO}`,
    String.raw`(?:left|right|top)\s*:\s*-(?:\d{4}|\d{3}r?em)`,
    String.raw`clip\s*:\s*rect\(\s*[01](?:px)?[\s,]`,
    String.raw`clip-path\s*:\s*inset\(\s*(?:50|100)%`,
  ].join('|')})`,
  'i',
);

/** Styles that hide an element's content when it has both. */
const FLAT = [
  new RegExp(String.raw`(?:^|[;\s])(?:height|width)\s*:\s*${ZERO}`, 'i'),
  /overflow\s*:\s*hidden/i,
];

/** Inherited styles that hide text unless an element inside overrides them. */
const FADES = [
  { name: 'visibility', said: saying('visibility'), hides: /^(?:hidden|collapse)/i },
  { name: 'font', said: saying('font(?:-size)?'), hides: new RegExp(`^${ZERO}`) },
  { name: 'color', said: saying('color'), hides: /^transparent/i },
];

function saying(property: string): RegExp {
  return new RegExp(String.raw`(?:^|[;\s])${property}\s*:\s*([^;]*)`, 'i');
}

/** Whether a style hides text or shows it; undefined if it does neither. */
function fades(style: string, { said, hides }: (typeof FADES)[number]): boolean | undefined {
  const value = said.exec(style)?.[1];
  // Transparent letters can show a background that is clipped to them.
  return value === undefined ? undefined : hides.test(value) && !/clip\s*:\s*text/i.test(style);
}

/** Usual classes of text for screen readers alone, and Word's mark of a comment. */
const CLASS =
  /(?:^|\s)(?:sr-only|(?:visually|element)-?hidden|screen-reader-text|a-offscreen|msocomanchor)(?:\s|$)/i;

/** The id of a WeChat article, which is hidden until a script shows it. */
const WECHAT = 'js_content';

type Read = (name: 'class' | 'hidden' | 'id' | 'open' | 'popover' | 'style') => string | undefined;

function isHidden(tag: string, read: Read): boolean {
  if (read('id') === WECHAT) return false;
  const style = read('style') ?? '';
  return (
    read('hidden') !== undefined ||
    read('popover') !== undefined ||
    (tag === 'dialog' && read('open') === undefined) ||
    CLASS.test(read('class') ?? '') ||
    HIDES.test(style) ||
    FLAT.every((one) => one.test(style))
  );
}

/**
 * Removes an element that other pages hide, or what is hidden in it. Styles must be in `data-style` (`quietMarkup`).
 * @returns whether there was something to see or read in it
 */
export function removeHidden(element: Element): boolean {
  const read: Read = (name) =>
    element.getAttributeNode(name === 'style' ? 'data-style' : name)?.value;
  const tag = element.nodeName.toLowerCase();
  const faded = FADES.filter((fade) => fades(read('style') ?? '', fade));
  if (isHidden(tag, read) || (tag === 'form' && faded.length > 0)) {
    const isSeen = element.textContent.trim() !== '' || (tag !== 'form' && hasMedia(element));
    element.textContent = '';
    if (tag !== 'form') element.remove();
    return isSeen;
  }
  return read('id') !== WECHAT && faded.map((fade) => removeFaded(element, fade)).includes(true);
}

function removeFaded(element: Element, fade: (typeof FADES)[number]): boolean {
  const styled = element.querySelectorAll(`[data-style*="${fade.name}" i]:not(form)`);
  const shown = new Set<Node>(
    [...styled].filter((one) => fades(one.getAttribute('data-style') ?? '', fade) === false),
  );
  const walker = inertDocument().createTreeWalker(element, TEXTS_AND_ELEMENTS, (node) =>
    shown.has(node) ? REJECT : ACCEPT,
  );
  const hidden: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isPicture = node.nodeName === 'IMG' && fade.name === 'visibility';
    if (isPicture || (node.nodeType === TEXT && node.textContent?.trim())) hidden.push(node);
  }
  for (const node of hidden) {
    if (isElement(node)) node.remove();
    else node.textContent = '';
  }
  if (element.textContent.trim() === '' && !hasMedia(element)) element.remove();
  return hidden.length > 0;
}

export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

// Constants of `NodeFilter` and `Node`, which Node.js does not have.
const TEXTS_AND_ELEMENTS = 5;
const TEXT = 3;
const ACCEPT = 1;
const REJECT = 2;

/** Whether there is something to see in an element besides text. */
export function hasMedia(element: Element): boolean {
  return element.querySelector('img, video, iframe, audio, object, embed, svg') !== null;
}

/** A tag. The look-ahead ends the name where it ends: without it, each shorter name would be tried. */
const TAG = /<(\/?)([a-z][^\s/<>]*)(?=[\s/>])((?:"[^"<]*"|'[^'<]*'|[^'"<>])*)>/gi;
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/**
 * Rich text without its hidden parts, for programs that need its words alone. A hidden element is removed whole, even
 * if something inside it would be visible.
 * @param dropped names of other elements to leave out
 */
export function withoutHidden(html: string, dropped: readonly string[] = []): string {
  let shown = '';
  let from = 0;
  let hidden = { tag: '', depth: 0 };
  for (const match of html.matchAll(TAG)) {
    const [markup, slash, name = '', attributes = ''] = match;
    const { index } = match;
    const tag = name.toLowerCase();
    if (hidden.depth === 0) {
      if (slash || VOID.test(tag)) continue;
      if (!dropped.includes(tag) && !isHiddenTag(tag, attributes)) continue;
      shown += `${html.slice(from, index)} `;
      hidden = { tag, depth: 1 };
    } else if (tag === hidden.tag) {
      hidden.depth += slash ? -1 : 1;
      from = index + markup.length;
    }
  }
  return hidden.depth === 0 ? shown + html.slice(from) : shown;
}

function isHiddenTag(tag: string, attributes: string): boolean {
  const values = new Map<string, string>();
  for (const [, name = '', ...value] of attributes.matchAll(ATTRIBUTE)) {
    values.set(name.toLowerCase(), value.find((one) => one !== undefined) ?? '');
  }
  const read: Read = (name) => values.get(name);
  return isHidden(tag, read) || FADES.some((fade) => fades(read('style') ?? '', fade));
}
