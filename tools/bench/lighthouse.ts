import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findChromiums } from '#tools/browser/find-chromium.ts';
import { installForeign } from '#tools/install-foreign.ts';

// With `--lang` alone the page detects English and renders again, because the file is in Chinese.
const CHROME_FLAGS = '--headless=new --no-sandbox --ignore-certificate-errors --accept-lang=zh-CN';
const MAX_BYTES = 100_000_000;

const Report = v.object({
  categories: v.record(v.string(), v.object({ title: v.string(), score: v.nullable(v.number()) })),
});

/**
 * Returns a table of Lighthouse's scores of these pages, from 0 to 100, on the phone that it simulates.
 * @param origin the origin of a server with HTTPS
 */
export async function lighthouseScores(origin: string, paths: string[]): Promise<string> {
  const folder = installForeign(join(import.meta.dirname, 'lighthouse'));
  if (folder === undefined) return 'Without Lighthouse: npm could not install it.\n';
  const { value: chromium } = await findChromiums().next();
  const lines: string[] = [];
  for (const path of paths) {
    const run = () =>
      promisify(execFile)(
        process.execPath,
        [
          join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js'),
          origin + path,
          '--output=json',
          '--quiet',
          '--only-categories=performance,accessibility,best-practices,seo',
          '--no-enable-error-reporting',
          `--chrome-flags=${CHROME_FLAGS}`,
          `--extra-headers=${JSON.stringify({ 'Accept-Language': 'zh-CN' })}`,
        ],
        { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: MAX_BYTES },
      );
    // The first run only warms up the server's cache of compressed files.
    await run();
    const { stdout } = await run();
    const { categories } = v.parse(Report, JSON.parse(stdout));
    const scores = Object.values(categories).map(
      ({ title, score }) => `${title} ${score === null ? '-' : Math.round(score * 100)}`,
    );
    lines.push(`${path.padEnd(26)}${scores.join(', ')}\n`);
  }
  return `Lighthouse, mobile\n${lines.join('')}`;
}
