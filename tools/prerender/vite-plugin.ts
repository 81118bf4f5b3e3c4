import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ours } from '#src/api/dialects/ours.ts';
import { identifyBuild } from './build-identity.ts';
import { deferred } from './deferred-link.ts';
import { builtRoutes } from './routes.ts';
import { COMMON_FILE } from './site.ts';

const PROGRAM = 'src/main.tsx';
const POLYFILLS = 'src/boot/polyfills.ts';
const FIRST_PAINT = readFileSync(
  join(import.meta.dirname, '..', '..', 'src', 'boot', 'first-paint.js'),
  'utf8',
);

/**
 * Builds one HTML file per public route from index.html (`home/index.html` and so on), each with the
 * skeleton and the preloads of its route, and `app.html` for all other addresses. The page loads only the boot script, which then starts the
 * program and activates the deferred links. `version.json` names the program, so that an open
 * page can detect a new version. The first script is inline (`src/boot/first-paint.js`).
 */
export function shells(): Plugin {
  let variables: Record<string, unknown> = {};
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
        rolldownOptions: { input: { boot: 'index.html', program: PROGRAM, polyfills: POLYFILLS } },
      },
    }),
    configResolved: ({ env }) => {
      variables = env;
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
          .replace(`/${PROGRAM}`, `/${program.fileName}`)
          .replace(`/${POLYFILLS}`, `/${chunkOf(bundle, POLYFILLS).fileName}`)
          .replace(/<!-- The build puts [^>]*-->/, () => `<script>${FIRST_PAINT}</script>`),
      );
      const emit = (fileName: string, links: string[]) =>
        this.emitFile({ type: 'asset', fileName, source: withLinks(html, links) });
      emit(COMMON_FILE, linksTo(bundle, program));
      for (const { path, page, others = [], call } of builtRoutes(variables)) {
        const chunks = [page, ...others].map((source) => chunkOf(bundle, source));
        const links = linksTo(bundle, program, ...chunks);
        if (call !== undefined && apiPrefix !== null) {
          links.push(callLink(`${apiHost}${apiPrefix}/${call}`, apiHost !== ''));
        }
        if (path === '/') index.source = withLinks(html, links);
        else emit(`${path.slice(1)}/index.html`, links);
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

function chunkOf(bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${source}`),
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

/** Inlines the skeleton's styles, because a separate file would delay the first paint. */
function withStyles(bundle: Rolldown.OutputBundle, html: string): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/, (_link, name: string) => {
    const style = bundle[name];
    if (style?.type !== 'asset') throw new Error(`There is no ${name}`);
    delete bundle[name];
    return `<style data-boot>${String(style.source).trim()}</style>`;
  });
}
