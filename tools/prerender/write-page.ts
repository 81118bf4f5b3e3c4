import { ENGLISH_SOURCES } from '#src/api/fields/record-fields.ts';
import type { Language } from '#src/i18n/languages.ts';
import { DEFERRED, deferred } from './deferred-link.ts';
import type { RenderedPage } from './render-page.tsx';

const LINK = /<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

/** The preload of a details page's record, whose data the file already contains. */
const RECORD_LINK = /\s*<template data-link><link [^>]* data-id><\/template>/;

type PageFile = {
  language: Language;
  htmlLang: string;
  /** The address that the page redirects to. */
  redirect?: string | undefined;
  /** On a details page: the record, and a hash of the page's data, '' if unknown. */
  record?: { id: string; source: string };
};

/**
 * Returns the HTML file of a route in one language: the built file plus the content, styles, head and
 * data of the page. Scripts stay inactive until the boot script starts the program.
 * @param shell the route's file as built
 */
export function writePage(
  shell: string,
  page: RenderedPage,
  { language, htmlLang, redirect, record }: PageFile,
): string {
  const pictures = page.head.match(
    /<link rel="preload" as="image"[^>]*fetchPriority="high"[^>]*>/g,
  );
  const tags = page.head.replaceAll(/<link rel="preload"[^>]*>/g, '');
  const [title = ''] = /<title>[^<]*<\/title>/.exec(tags) ?? [];
  const head = [
    mark(tags.replace(title, '')),
    page.styles,
    ...page.structuredData.map(
      (json) => `<script type="application/ld+json" data-prerendered>${json}</script>`,
    ),
    ...page.namespaces.map((name) =>
      deferred(
        `<link rel="preload" as="fetch" crossorigin href="/locales/${language}/${name}.json">`,
      ),
    ),
  ].join('\n');
  const attributes = [
    `data-prerendered="${language}" data-time="${page.time}"`,
    ...(redirect ? [`data-redirect="${redirect}"`] : []),
    ...(record ? [`data-record="${record.id}"`] : []),
    ...(record?.source ? [`data-source="${record.source}"`] : []),
  ].join(' ');
  const data = JSON.stringify(page.data, withoutSources).replaceAll('<', String.raw`\u003c`);
  return (
    shell
      .replace(
        /<html([^>]*) lang="[^"]*"/,
        (_tag, before: string) => `<html${before} lang="${htmlLang}" ${attributes}`,
      )
      .replace(/<title[^>]*>[^<]*<\/title>/, () =>
        title.replace('<title', '<title data-prerendered'),
      )
      .replace(RECORD_LINK, '')
      // Links that are already deferred must not be deferred twice.
      .replaceAll(DEFERRED, (template) => template.replaceAll(/<\/?template[^>]*>/g, ''))
      .replaceAll(LINK, deferred)
      .replace(/<meta name="viewport"[^>]*>/, (viewport) =>
        [viewport, ...(pictures ?? [])].join(''),
      )
      .replace(/\s*<noscript>.*<\/noscript>/s, '')
      .replace('</head>', () => `${head}\n</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${page.html}</div>` +
          `<script type="application/json" id="prerendered-data">${data}</script>`,
      )
  );
}

/** For `JSON.stringify`: visitors need no sources of English values. */
const withoutSources = (name: string, value: unknown) =>
  name === ENGLISH_SOURCES ? undefined : value;

/** Sets the public origin of the site in a file (`src/lib/links/site-origin.ts`). */
export function nameOrigin(html: string, origin: string): string {
  return html
    .replace(/ data-origin="[^"]*"/, '')
    .replace(/<html\b/, `<html data-origin="${origin}"`);
}

/** Marks tags so that the program can remove them when it renders the page for another user. */
function mark(tags: string): string {
  return tags.replaceAll(/<(?:meta|link) /g, '$&data-prerendered ');
}
