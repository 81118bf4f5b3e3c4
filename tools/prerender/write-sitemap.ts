import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { importAsBuilt } from '#tools/api-check/import-as-built.ts';
import { precompress } from '../precompress.ts';
import { readArguments } from './arguments.ts';
import type * as Sitemap from './sitemap.ts';

// `npm run sitemap -- https://www.example.com`: writes sitemap.xml into `dist` and adds it to
// robots.txt; takes the arguments of `npm run prerender`.

const { folder, api, origin, close } = await readArguments();
const robots = join(folder, 'robots.txt');

try {
  if (!existsSync(robots)) throw new Error('There is no build. Run `npm run build` first.');
  const { sitemap } = await importAsBuilt<typeof Sitemap>(join(import.meta.dirname, 'sitemap.ts'));
  const xml = await sitemap({ api, origin });
  writeFileSync(join(folder, 'sitemap.xml'), xml);
  const rules = readFileSync(robots, 'utf8').replace(/\nSitemap: .*\n/, '');
  writeFileSync(robots, `${rules}\nSitemap: ${origin}/sitemap.xml\n`);
  await precompress([robots, join(folder, 'sitemap.xml')]);
  process.stdout.write(`${xml.split('<url>').length - 1} addresses\n`);
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
} finally {
  await close();
}
