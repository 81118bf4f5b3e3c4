import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { PUBLIC_PAGES } from '#src/public-pages.ts';
import { titleOf } from '#tools/prerender/shell-titles.ts';
import { brotliSize, readManifest } from './manifest.ts';

const folder = inject('appFolder');
const manifest = readManifest(folder);
const chunkOf = (source: string) => manifest[source]?.file ?? 'no chunk';
const read = (path: string, name = 'index.html') => readFileSync(join(folder, path, name), 'utf8');

describe('the HTML files', () => {
  it.each(PUBLIC_PAGES)(
    '$path has its own, which names its chunk, its call and its parameters',
    ({ path, ...page }) => {
      const html = read(path);
      const call = 'call' in page ? page.call : undefined;
      const parameters = 'parameters' in page ? page.parameters.join('|') : undefined;
      const files = [...html.matchAll(/<link rel="modulepreload" crossorigin href="\/([^"]+)">/g)];
      expect(files.length).toBeGreaterThan(3);
      for (const [, file = ''] of files) expect(existsSync(join(folder, file)), file).toBe(true);
      expect(html.includes(`href="/api${call}/get?id=" data-id`)).toBe(call !== undefined);
      expect(/<html[^>]* data-parameters="([^"]*)"/.exec(html)?.[1]).toBe(parameters);
      expect(html).toContain('class="boot"');
    },
  );

  it('R15: / asks for the code of the home page at once, all other addresses for none of a page', () => {
    const home = chunkOf('src/app/pages/home/home-page.tsx');
    expect(read('')).toContain(`<link rel="modulepreload" crossorigin href="/${home}">`);
    expect(read('', 'app.html')).not.toContain(home);
  });

  it.each(PUBLIC_PAGES)('$path says its title from the first byte', (page) => {
    const html = read(page.path);
    const [, title] = /<title data-first[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
    expect(title).toBe(`${titleOf(page, 'cn')} - 企业官网`);
    expect(html).toContain(` data-page-en="${titleOf(page, 'en')} - Company website"`);
  });

  it('of the back office and of other addresses say that they are, before the program does', () => {
    for (const html of [read(''), read('', 'app.html')]) {
      expect(html).toContain(' data-admin-cn="管理后台 - 企业官网"');
      expect(html).toContain(' data-admin-en="Back office - Company website"');
    }
    expect(read('', 'app.html')).toContain('>企业官网</title>');
  });

  it('contain the first-paint script word for word, and one more of at most 2 kB', () => {
    const [boot = '', ...others] = readdirSync(join(folder, 'assets')).filter((name) =>
      /^boot-.*\.js$/.test(name),
    );
    expect(others).toEqual([]);
    expect(brotliSize(folder, [`assets/${boot}`])).toBeLessThanOrEqual(2000);
    for (const html of [...PUBLIC_PAGES.map(({ path }) => read(path)), read('', 'app.html')]) {
      const [inline, file, ...more] = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
      // The policy names it by its hash.
      expect(inline?.slice(1)).toEqual(['', readFileSync('src/boot/first-paint.js', 'utf8')]);
      expect(file?.[1]).toContain(`src="/assets/${boot}"`);
      expect(more).toEqual([]);
    }
  });

  it('tell robots to leave the back office alone', () => {
    const rules = readFileSync(join(folder, 'robots.txt'), 'utf8');
    expect(rules).toContain('Disallow: /backstage\n');
    expect(rules).toContain('Disallow: /auth\n');
  });
});
