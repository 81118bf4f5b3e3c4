import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runCommand } from '../command-line.ts';
import { OPTIONS_USAGE, readArguments } from './arguments.ts';
import { prerender } from './prerender.ts';

const USAGE = `npm run prerender -- [host] [--site <origin>] [--dist <folder>]

Writes the public pages of the build as HTML, with the current data.

${OPTIONS_USAGE}`;

await runCommand(USAGE, async (args) => {
  const { close, ...site } = await readArguments(args);
  try {
    if (!existsSync(join(site.folder, 'index.html'))) {
      throw new Error('There is no build to prerender. Run `npm run build` first.');
    }
    for (const file of await prerender(site)) {
      const { size } = statSync(join(site.folder, file));
      process.stdout.write(`${file} ${(size / 1000).toFixed(1)} kB\n`);
    }
  } finally {
    await close();
  }
});
