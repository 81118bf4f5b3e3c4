import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { importAsBuilt } from '#tools/api-check/import-as-built.ts';
import { runCommand } from '../command-line.ts';
import { precompress } from '../precompress.ts';
import { OPTIONS_USAGE, readArguments } from '../prerender/arguments.ts';
import type * as MachineFiles from './machine-files.ts';

const USAGE = `npm run sitemap -- [host] [--site <origin>] [--dist <folder>]

Writes into the build what machines read: sitemap.xml (with more than 50,000 addresses an index of
sitemap-1.xml and so on), the news as feed.xml, and llms.txt; the last two in English too (feed.en.xml,
llms.en.txt). Names the sitemap in robots.txt, and the feed in the home page and
the list of news. With INDEXNOW_KEY, writes the file that npm run announce needs there.

${OPTIONS_USAGE}`;

await runCommand(USAGE, async (args) => {
  const { close, ...site } = await readArguments(args);
  try {
    if (!existsSync(join(site.folder, 'robots.txt'))) {
      throw new Error('There is no build. Run `npm run build` first.');
    }
    const { machineFiles } = await importAsBuilt<typeof MachineFiles>(
      join(import.meta.dirname, 'machine-files.ts'),
    );
    const files = await machineFiles(site);
    const key = process.env.INDEXNOW_KEY?.trim();
    if (key && !/^[A-Za-z\d-]{8,128}$/.test(key)) {
      throw new Error('INDEXNOW_KEY: expected 8 to 128 letters, digits and -');
    }
    if (key) files[`${key}.txt`] = key;
    const paths = Object.keys(files).map((name) => join(site.folder, name));
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(site.folder, name), content);
      process.stdout.write(`${name}\n`);
    }
    await precompress(paths);
    // Parts of an earlier sitemap, which had more.
    const parts = readdirSync(site.folder).filter((name) => /^sitemap-\d+\.xml/.test(name));
    const others = parts.filter((name) => !(name.replace(/\.(?:br|gz)$/, '') in files));
    for (const name of others) rmSync(join(site.folder, name));
  } finally {
    await close();
  }
});
