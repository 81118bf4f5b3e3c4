import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDINGS, INDEX, PAGE_LANGUAGES, type Site } from '../prerender/site.ts';
import { readContent } from './content.ts';
import { feed, FEED_TYPE, feedName } from './feed.ts';
import { llms, llmsName } from './llms.ts';
import { sitemap } from './sitemap.ts';
import { openTexts } from './texts.ts';

/** The pages with a link to the feed. */
const FEED_PAGES = ['', 'home', 'news'];
const FEED_LINK = new RegExp(`\\s*<link [^>]*type="${FEED_TYPE.replace('+', '\\+')}"[^>]*>`);

/**
 * The files for machines by name: the sitemap, the feed and `llms.txt` in each language, and the changed files of the
 * build that link to them.
 */
export async function machineFiles(site: Site): Promise<Record<string, string>> {
  const { folder, origin } = site;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const content = await readContent(site);
  const rules = read('robots.txt').replace(/\nSitemap: .*\n/, '');
  const files: Record<string, string> = {
    ...sitemap(content.cn),
    'robots.txt': `${rules}\nSitemap: ${origin}/sitemap.xml\n`,
  };
  for (const language of PAGE_LANGUAGES) {
    const t = await openTexts(folder, language);
    files[feedName(language)] = feed(content[language], language, t);
    files[llmsName(language)] = llms(site, content[language], language, t);
    const link = `<link rel="alternate" type="${FEED_TYPE}" href="/${feedName(language)}">`;
    const pages = FEED_PAGES.map((page) => join(page, `${INDEX}${ENDINGS[language]}`));
    // Without prerendering there is one file for both languages.
    for (const page of pages.filter((name) => existsSync(join(folder, name)))) {
      files[page] = read(page).replace(FEED_LINK, '').replace('</head>', `  ${link}\n</head>`);
    }
  }
  return files;
}
