import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';
import { readArguments } from './arguments.ts';
import type * as Sitemap from './sitemap.ts';

// `npm run sitemap -- https://www.example.com`: writes sitemap.xml into `dist`, and names it in
// robots.txt. Takes the same arguments as `npm run prerender`.

const { folder, api, origin, close } = await readArguments();
const robots = join(folder, 'robots.txt');

try {
  if (!existsSync(robots)) throw new Error('There is no build. Run `npm run build` first.');
  // By Vite, so that what a build knows of the server's ways (.env files, variables) is known here.
  const { module } = await runnerImport<typeof Sitemap>(join(import.meta.dirname, 'sitemap.ts'), {
    root: join(import.meta.dirname, '..'),
    configFile: false,
    mode: 'production',
  });
  const xml = await module.sitemap({ api, origin });
  writeFileSync(join(folder, 'sitemap.xml'), xml);
  const rules = readFileSync(robots, 'utf8').replace(/\nSitemap: .*\n/, '');
  writeFileSync(robots, `${rules}\nSitemap: ${origin}/sitemap.xml\n`);
  process.stdout.write(`${xml.split('<url>').length - 1} addresses\n`);
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
} finally {
  await close();
}
