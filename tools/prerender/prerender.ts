import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '#src/i18n/languages.ts';
import type { Language } from '#src/i18n/languages.ts';
import { precompress } from '../precompress.ts';
import { openRenderer } from './open-renderer.ts';
import { PUBLIC_ROUTES } from './routes.ts';
import type { Site } from './site.ts';
import { nameOrigin, writePage } from './write-page.ts';

/** `index.html` is Chinese; a host that detects the reader's language can serve the other file. */
const FILES: { language: Language; name: string }[] = [
  { language: 'cn', name: 'index.html' },
  { language: 'en', name: 'index.en.html' },
];
/** A copy of the route's file as built, so that prerendering can run again. */
const SHELL = 'shell.html';

/**
 * Writes the content of the public routes into their HTML files. Details pages share one file for many
 * records, so they and the fallback file get only the site's origin.
 * @param paths the routes to write; all by default
 * @returns the written files, relative to the folder
 */
export async function prerender(site: Site, paths?: string[]): Promise<string[]> {
  const wanted = PUBLIC_ROUTES.filter(({ call }) => call === undefined)
    .map(({ path }) => path)
    .filter((path) => !paths || paths.includes(path));
  const renderer = await openRenderer(site);
  const written: string[] = [];
  try {
    for (const path of wanted) {
      const shell = await readShell(join(site.folder, path));
      for (const { language, name } of FILES) {
        const page = await renderer.renderPage(path, language);
        const { htmlLang } = LANGUAGES[language];
        const file = join(path, name);
        const html = writePage(shell, page, { language, htmlLang });
        await writeFile(join(site.folder, file), nameOrigin(html, site.origin));
        written.push(file);
      }
    }
  } finally {
    await renderer.close();
  }
  const others = PUBLIC_ROUTES.map(({ path }) => path).filter((path) => !wanted.includes(path));
  const unwritten = ['.', ...others].map((path) => join(path, 'index.html'));
  for (const name of unwritten) {
    const file = join(site.folder, name);
    await writeFile(file, nameOrigin(await readFile(file, 'utf8'), site.origin));
  }
  await precompress([...written, ...unwritten].map((name) => join(site.folder, name)));
  return written;
}

async function readShell(folder: string): Promise<string> {
  const [shell, index] = [join(folder, SHELL), join(folder, 'index.html')];
  const html = await readFile(index, 'utf8');
  // There has been a new build since the last prerendering.
  if (!html.includes(' data-prerendered=')) {
    await copyFile(index, shell);
    return html;
  }
  if (!existsSync(shell)) throw new Error(`There is no ${shell}. Run \`npm run build\` first.`);
  return readFile(shell, 'utf8');
}
