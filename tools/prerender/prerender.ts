import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { PUBLIC_PAGES } from '#src/public-pages.ts';
import { writeText } from '../precompress.ts';
import { openRenderer } from './open-renderer.ts';
import { prerenderRecords, type RecordSummary } from './prerender-records.ts';
import { COMMON_FILE, ENDINGS, INDEX, PAGE_LANGUAGES, type Site } from './site.ts';
import { nameOrigin, writePage } from './write-page.ts';

/** A page that shows nothing but the layout and fixed texts. */
const LAYOUT_PAGE = '/privacy';
/** A copy of the route's file as built, so that prerendering can run again. */
const SHELL = 'shell.html';

/** The quality of Brotli: needs a third of the best quality's time, for 2 % larger files. */
const ROUTE_QUALITY = 10;

type PrerenderOptions = {
  /** The routes to write; all by default. */
  paths?: string[];
  /** Number of records of each type whose details pages are written, the newest ones. */
  limit?: number;
  /** Called for every details page that is done. */
  onProgress?: (done: number, total: number) => void;
};

/** In records of a type; a record takes about 0.5 MB in both languages, compressed copies included. */
export const DEFAULT_LIMIT = 500;

/**
 * Writes the content of the public routes into their HTML files, and a file for each record. The common
 * file of the details pages, for other records, and the file of all other addresses get only the site's origin.
 * @returns the written files of the routes, relative to the folder, and which routes could not be rendered and why:
 * these stay as built; and the calls for lists that the server does not have
 */
export async function prerender(
  site: Site,
  { paths, limit = DEFAULT_LIMIT, onProgress = () => {} }: PrerenderOptions = {},
): Promise<{
  written: string[];
  unrendered: string[];
  records: RecordSummary[];
  absent: string[];
}> {
  const built = PUBLIC_PAGES.filter(({ path }) =>
    existsSync(join(site.folder, path, 'index.html')),
  );
  const wanted = built.filter((page) => !('call' in page) && (!paths || paths.includes(page.path)));
  const others = built.filter((page) => !wanted.some(({ path }) => path === page.path));
  const unwritten = [COMMON_FILE, ...others.map(({ path }) => join(path, `${INDEX}.html`))];
  const files = new Map<string, string>();
  for (const name of unwritten) files.set(name, await readFile(join(site.folder, name), 'utf8'));
  const renderer = await openRenderer(site);
  const written: string[] = [];
  const unrendered: string[] = [];
  try {
    for (const wantedPage of wanted) {
      const { path } = wantedPage;
      const redirect = 'redirect' in wantedPage ? wantedPage.redirect : undefined;
      const shell = await readShell(join(site.folder, path));
      for (const language of PAGE_LANGUAGES) {
        const { htmlLang } = LANGUAGES[language];
        const file = join(path, `${INDEX}${ENDINGS[language]}`);
        try {
          const page = await renderer.renderPage(path, language);
          files.set(file, writePage(shell, page, { language, htmlLang, redirect }));
          written.push(file);
        } catch (error) {
          unrendered.push(`${file}: ${String(error)}`);
          if (language === 'cn') files.set(file, shell);
        }
      }
    }
    // All at the end: if the server cannot be read at all, all stay as they were.
    await pMap(
      files,
      ([name, html]) =>
        writeText(join(site.folder, name), nameOrigin(html, site.origin), ROUTE_QUALITY),
      { concurrency: availableParallelism() },
    );
    const { data } = await renderer.renderPage(LAYOUT_PAGE, 'cn');
    const layout = data.queries.map(({ queryKey, state }) => [queryKey, state.data]);
    const options = { renderer, limit, layout, onProgress };
    const records = await prerenderRecords(site, options);
    return { written, unrendered, records, absent: renderer.absentCalls() };
  } finally {
    await renderer.close();
  }
}

async function readShell(folder: string): Promise<string> {
  const [shell, index] = [join(folder, SHELL), join(folder, 'index.html')];
  const html = await readFile(index, 'utf8');
  // The file is from a new build since the last prerendering.
  if (!html.includes(' data-prerendered=')) {
    await copyFile(index, shell);
    return html;
  }
  if (!existsSync(shell)) throw new Error(`There is no ${shell}. Run \`npm run build\` first.`);
  return readFile(shell, 'utf8');
}
