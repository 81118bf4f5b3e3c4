import type { Element, Node } from './node-tree.ts';
import { WIDTH_STYLES } from './merge-widths.ts';
import { heightsToRules } from './parts.ts';
import type { RoutePage } from './read-route.ts';
import { styleToClasses, withoutUnusedRules, withoutUnusedVariables } from './styles.ts';
import { escapeText, tag, toHtml } from './to-html.ts';

/** Pictures that wait for the largest one; without scripts nobody would call them. */
const LATER =
  '@media (scripting:enabled){[data-shell=waiting] img[data-later]{display:none!important}}';
/** Stands at the end of the content: until it is there, the file is arriving. */
const END = '<i data-end hidden></i>';
/** What nothing follows yet. `:last-child` means nothing to Chromium before the parent has been read. */
const LAST = ':not(:has(+*))';
/**
 * What the first screen shows comes in one piece, however the file arrives: it would grow, and move,
 * before everybody's eyes. A page may begin with a heading for readers' ears alone and a hero that draws
 * all under the header: it is shown from its third part on.
 */
const WHOLE_BEGINNING = `[data-content] header${LAST},[data-content] main${LAST}:not(:has(>*+*+*)){display:none!important}`;
/** A page of one part stands in the middle of the room that its footer leaves. */
const WHOLE_PAGE = '[data-content]:not(:has(>[data-end])) :is(main,footer){display:none!important}';
const SKELETON =
  '[data-shell] .boot{display:none}[data-shell=off] .boot{display:block}' +
  '[data-shell=off] [data-content]{display:none}';

/** The HTML file of a route: the build's skeleton with the page's content, styles and head in it. */
export function writeShell(skeleton: string, page: RoutePage): string {
  const classes = new Map<string, string>();
  const [content, heights] = heightsToRules(styleToClasses(page.content, classes));
  const own = [...classes].map(([style, name]) => `.${name}.${name}{${style}}`);
  const css =
    withoutUnusedVariables([...withoutUnusedRules(page.styles), ...own].join('')) +
    heights.join('') +
    (isOnePart(content) ? WHOLE_PAGE : '') +
    WHOLE_BEGINNING +
    SKELETON +
    LATER +
    WIDTH_STYLES;
  const head = [
    `<style data-shell>${css.replaceAll('</', '<\\/')}</style>`,
    ...page.head.tags.map(([name, attributes]) => tag(name, { ...attributes, 'data-first': '' })),
    ...page.head.data.map(
      (json) => `<script type="application/ld+json" data-first>${json}</script>`,
    ),
    ...page.asked.flatMap(linkTo),
  ];
  const html = toHtml(content);
  // Said before the header comes: it stands over a page that begins with a hero, above any other.
  const hero = html.includes(' data-hero=') ? ' data-hero' : '';
  return skeleton
    .replace('data-program=', 'data-shell="waiting" data-program=')
    .replace(
      /<title[^>]*>[^<]*<\/title>/,
      () => `<title data-first>${escapeText(page.head.title)}</title>`,
    )
    .replaceAll(/\s*<link (data-)?rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/<meta name="viewport"[^>]*>/, (viewport) =>
      [viewport, ...heroLinks(content)].join(''),
    )
    .replace(/\s*<noscript>.*<\/noscript>/s, '')
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace(
      /(<div id="root">.*?<div class="boot".*<\/div>)(\s*<\/div>\s*<\/body>)/s,
      (_all, root: string, end: string) =>
        `${root}<div data-content${hero}>${html}${END}</div>${end}`,
    );
}

function isOnePart(nodes: Node[]): boolean {
  return nodes.some(
    (node) =>
      typeof node !== 'string' &&
      (node.tag === 'main' ? node.children.length === 1 : isOnePart(node.children)),
  );
}

/** What the program is going to ask for, once it starts. Calls that name a time are others by then. */
function linkTo(address: string): string[] {
  const { pathname, search } = new URL(address, 'https://site');
  if (pathname.endsWith('.woff2') || pathname.includes('/boot-')) return [];
  if (pathname.endsWith('.js')) return [later('modulepreload', address)];
  if (pathname.endsWith('.css')) return [later('stylesheet', address)];
  if (/\d{4}-\d\d-\d\d/.test(search)) return [];
  const crossorigin = address.startsWith('/') ? '' : 'use-credentials';
  return [later('preload', address, { as: 'fetch', crossorigin })];
}

function later(rel: string, href: string, more: Record<string, string> = {}): string {
  return tag('link', { 'data-rel': rel, crossorigin: '', ...more, href });
}

/** Asks for the largest picture before the parser comes to it. */
function heroLinks(content: Node[]): string[] {
  const found = findHero(content);
  if (!found) return [];
  const { image, source } = found;
  const link = ({ src = '', srcset = '', sizes = '' }: Record<string, string>, media: string) =>
    tag('link', {
      rel: 'preload',
      as: 'image',
      href: src || srcset,
      ...(srcset.includes(' ') && { imagesrcset: srcset, imagesizes: sizes }),
      ...(media && { media }),
      fetchpriority: 'high',
    });
  if (!source) return [link(image, '')];
  const { media = '' } = source;
  return [link(source, media), link(image, `not all and ${media}`)];
}

type Hero = { image: Record<string, string>; source?: Record<string, string> };

function findHero(nodes: Node[]): Hero | undefined {
  const elements = nodes.filter((node): node is Element => typeof node !== 'string');
  const image = elements.find(({ attributes }) => attributes.fetchpriority === 'high')?.attributes;
  const source = elements.find(({ tag }) => tag === 'source')?.attributes;
  if (image) return source?.media ? { image, source } : { image };
  for (const { children } of elements) {
    const found = findHero(children);
    if (found) return found;
  }
  return undefined;
}
