import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { importAsBuilt } from '#tools/api-check/import-as-built.ts';
import { runCommand } from '../command-line.ts';
import { precompress } from '../precompress.ts';
import { OPTIONS_USAGE, readArguments } from './arguments.ts';
import type * as Sitemap from './sitemap.ts';

const USAGE = `npm run sitemap -- [host] [--site <origin>] [--dist <folder>]

Writes sitemap.xml into the build, and names it in robots.txt.

${OPTIONS_USAGE}`;

await runCommand(USAGE, async (args) => {
  const { folder, api, origin, close } = await readArguments(args);
  try {
    const robots = join(folder, 'robots.txt');
    if (!existsSync(robots)) throw new Error('There is no build. Run `npm run build` first.');
    const { sitemap } = await importAsBuilt<typeof Sitemap>(
      join(import.meta.dirname, 'sitemap.ts'),
    );
    const xml = await sitemap({ api, origin });
    writeFileSync(join(folder, 'sitemap.xml'), xml);
    const rules = readFileSync(robots, 'utf8').replace(/\nSitemap: .*\n/, '');
    writeFileSync(robots, `${rules}\nSitemap: ${origin}/sitemap.xml\n`);
    await precompress([robots, join(folder, 'sitemap.xml')]);
    process.stdout.write(`${xml.split('<url>').length - 1} addresses\n`);
  } finally {
    await close();
  }
});
