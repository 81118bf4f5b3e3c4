import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readArguments } from './arguments.ts';
import { prerender } from './prerender.ts';

// `npm run prerender -- https://www.example.com`: writes the public pages of `dist` as HTML with the
// current data of that site's API.

const { close, ...site } = await readArguments();

try {
  if (!existsSync(join(site.folder, 'index.html'))) {
    throw new Error('There is no build to prerender. Run `npm run build` first.');
  }
  for (const file of await prerender(site)) {
    const { size } = statSync(join(site.folder, file));
    process.stdout.write(`${file} ${(size / 1000).toFixed(1)} kB\n`);
  }
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
} finally {
  await close();
}
