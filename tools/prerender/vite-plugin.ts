import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { identifyBuild } from './build-identity.ts';
import { PUBLIC_ROUTES } from './routes.ts';

const PROGRAM = 'src/main.tsx';
const FIRST_PAINT = readFileSync(
  join(import.meta.dirname, '..', '..', 'src', 'boot', 'first-paint.js'),
  'utf8',
);

/**
 * Makes of index.html one file a public route, `home/index.html` and so on: the same skeleton, with
 * what this route needs on its way from the start. The program is no script of the page: the boot
 * script is, and runs it; links with `data-rel` wait for that as well. `version.json` names the program,
 * so that a page that stands open for long sees when another one has come. The file's first script stands
 * in the page itself (`src/boot/first-paint.js`).
 */
export function shells(): Plugin {
  let variables: Record<string, unknown> = {};
  let apiHost = '';
  /** Before our paths; null where the server has others. */
  let apiPrefix: string | null = '';
  return {
    name: 'shells',
    enforce: 'post',
    apply: 'build',
    config: () => ({
      build: {
        // Would be half of the boot script.
        modulePreload: { polyfill: false },
        rolldownOptions: { input: { boot: 'index.html', program: PROGRAM } },
      },
    }),
    configResolved: ({ env }) => {
      variables = env;
      apiHost = String(env.VITE_API_HOST ?? '').replace(/\/+$/, '');
      const prefix = String(env.VITE_API_PREFIX || '/api');
      apiPrefix = env.VITE_API_PATHS ? null : prefix.replace(/^\/$/, '');
    },
    generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('There is no index.html');
      const program = chunkOf(bundle, PROGRAM);
      const html = withStyles(
        bundle,
        String(index.source)
          .replace(`/${PROGRAM}`, `/${program.fileName}`)
          .replace(/<!-- The build puts [^>]*-->/, () => `<script>${FIRST_PAINT}</script>`),
      );
      index.source = withLinks(html, linksTo(bundle, program));
      for (const { path, page, call } of PUBLIC_ROUTES) {
        const links = linksTo(bundle, program, chunkOf(bundle, page));
        if (call !== undefined && apiPrefix !== null) {
          links.push(callLink(`${apiHost}${apiPrefix}/${call}`, apiHost !== ''));
        }
        const source = withLinks(html, links);
        this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/index.html`, source });
      }
      // `src/app/new-version` asks for the program, prerendering for the rest.
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

/** The scripts and styles that have to be there before these chunks run. */
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
    ...[...styles].map((name) => `<link data-rel="stylesheet" crossorigin href="/${name}">`),
    ...[...scripts].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
  ];
}

function callLink(address: string, isElsewhere: boolean): string {
  const crossorigin = isElsewhere ? 'crossorigin="use-credentials"' : 'crossorigin';
  return `<link data-rel="preload" as="fetch" ${crossorigin} data-href="${address}">`;
}

function withLinks(html: string, links: string[]): string {
  return html.replace('</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}

/** The skeleton's styles stand in the page: a file of their own would hold up the first paint. */
function withStyles(bundle: Rolldown.OutputBundle, html: string): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/, (_link, name: string) => {
    const style = bundle[name];
    if (style?.type !== 'asset') throw new Error(`There is no ${name}`);
    delete bundle[name];
    return `<style data-boot>${String(style.source).trim()}</style>`;
  });
}
