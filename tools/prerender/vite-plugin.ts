import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ours } from '#src/api/dialects/ours.ts';
import { identifyBuild } from './build-identity.ts';
import { deferred } from './deferred-link.ts';
import { PUBLIC_PAGES, type PublicPage } from '#src/public-pages.ts';
import { withTitles } from './shell-titles.ts';
import { builtPages, COMMON_FILE } from './site.ts';

const PROGRAM = '/src/main.tsx';
const POLYFILLS = '/src/boot/polyfills.ts';
const COMPACT = '/src/app/layouts/compact/compact-layout.tsx';
const FIRST_PAINT = readFileSync(
  join(import.meta.dirname, '..', '..', 'src', 'boot', 'first-paint.js'),
  'utf8',
);

/**
 * Builds one HTML file per public route from index.html (`home/index.html` and so on), each with the
 * title, the skeleton and the preloads of its route, and `app.html` for all other addresses. The page loads only the boot script, which then starts the
 * program and activates the deferred links. `version.json` names the program, so that an open
 * page can detect a new version. The first script is inline (`src/boot/first-paint.js`).
 */
export function shells(): Plugin {
  let variables: Record<string, unknown> = {};
  let siteName = '';
  let apiHost = '';
  /** Path prefix of the API; null if the server uses paths of its own. */
  let apiPrefix: string | null = '';
  return {
    name: 'shells',
    enforce: 'post',
    apply: 'build',
    config: () => ({
      build: {
        // The polyfill would double the size of the boot script.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { boot: 'index.html', program: PROGRAM.slice(1), polyfills: POLYFILLS.slice(1) },
        },
      },
    }),
    configResolved: ({ env }) => {
      variables = env;
      siteName = String(env.VITE_SITE_NAME ?? '').trim();
      apiHost = String(env.VITE_API_HOST ?? '').replace(/\/+$/, '');
      const name = String(env.VITE_API_DIALECT || 'ours');
      apiPrefix = name === 'ours' ? ours.prefix : null;
    },
    generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('There is no index.html');
      const program = chunkOf(bundle, PROGRAM);
      const html = withStyles(
        bundle,
        String(index.source)
          .replace(PROGRAM, `/${program.fileName}`)
          .replace(POLYFILLS, `/${chunkOf(bundle, POLYFILLS).fileName}`)
          .replace(/<!-- The build puts [^>]*-->/, () => `<script>${FIRST_PAINT}</script>`),
      );
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit(COMMON_FILE, withTitles(withLinks(html, linksTo(bundle, program)), null, siteName));
      for (const page of builtPages(variables)) {
        const chunks = sourcesOf(page).map((source) => chunkOf(bundle, source));
        const links = linksTo(bundle, program, ...chunks);
        if ('call' in page && apiPrefix !== null) {
          links.push(callLink(`${apiHost}${apiPrefix}${page.call}/get?id=`, apiHost !== ''));
        }
        const source = withTitles(withParameters(withLinks(html, links), page), page, siteName);
        if (page.path === '/') index.source = source;
        else emit(`${page.path.slice(1)}/index.html`, source);
      }
      // `src/app/new-version` reads the program's name, prerendering reads the rest.
      const version = JSON.stringify({
        program: `/${program.fileName}`,
        ...identifyBuild(variables),
      });
      this.emitFile({ type: 'asset', fileName: 'version.json', source: version });
    },
  };
}

/** The source files whose chunks a page needs at once. */
function sourcesOf(page: PublicPage): string[] {
  const next = 'redirect' in page && PUBLIC_PAGES.find(({ path }) => path === page.redirect);
  return [page.page, ...('layout' in page ? [COMPACT] : []), ...(next ? [next.page] : [])];
}

function chunkOf(bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source),
  );
  if (found?.type !== 'chunk') throw new Error(`${source} has no chunk`);
  return found;
}

/** The links for the scripts and styles that these chunks need. */
function linksTo(bundle: Rolldown.OutputBundle, ...chunks: Rolldown.OutputChunk[]): string[] {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  chunks.forEach(visit);
  return [
    ...[...styles].map((name) => deferred(`<link rel="stylesheet" crossorigin href="/${name}">`)),
    ...[...scripts].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
  ];
}

function callLink(address: string, isElsewhere: boolean): string {
  const crossorigin = isElsewhere ? 'crossorigin="use-credentials"' : 'crossorigin';
  return deferred(`<link rel="preload" as="fetch" ${crossorigin} href="${address}" data-id>`);
}

function withLinks(html: string, links: string[]): string {
  return html.replace('</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}

/** Writes the query parameters that make the page differ from its prerendered file, for `first-paint.js`. */
function withParameters(html: string, page: PublicPage): string {
  if (!('parameters' in page)) return html;
  return html.replace('<html', `<html data-parameters="${page.parameters.join('|')}"`);
}

/** Inlines the skeleton's styles, because a separate file would delay the first paint. */
function withStyles(bundle: Rolldown.OutputBundle, html: string): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/, (_link, name: string) => {
    const style = bundle[name];
    if (style?.type !== 'asset') throw new Error(`There is no ${name}`);
    delete bundle[name];
    return `<style data-boot>${String(style.source).trim()}</style>`;
  });
}
