import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { STATUS } from '#src/api/fields/status.ts';
import { prerenderRecords } from '#tools/prerender/prerender-records.ts';
import type { ShownRecord } from '#tools/prerender/shown-records.ts';

const folder = mkdtempSync(join(tmpdir(), 'prerender-records-'));
const details = join(folder, 'news/details');

afterAll(() => rmSync(folder, { recursive: true }));

const record = (id: number): ShownRecord => ({
  id,
  status: STATUS.shown,
  title: `第${id}条`,
  name: '',
  city: '',
  summary: '',
  author: '',
  model: '',
  categoryId: null,
  categoryName: '',
  cover: '',
  images: [],
  publishTime: `2026-11-0${id}`,
  updateTime: `2026-11-0${id}`,
  deadline: '',
  isInEnglish: false,
});

it('P11: a record that cannot be rendered is named, and keeps no other from being written', async () => {
  mkdirSync(details, { recursive: true });
  writeFileSync(join(folder, 'version.json'), '{}');
  writeFileSync(join(details, 'index.html'), '<html lang="zh"><div id="root"></div></html>');
  writeFileSync(join(details, '2.html'), 'of an earlier prerendering');
  const page = {
    html: '<article>文</article>',
    head: '',
    styles: '',
    data: { queries: [], mutations: [] },
    isComplete: true,
    structuredData: [],
    namespaces: [],
    time: 0,
  };
  const [news] = await prerenderRecords(
    { folder, api: 'http://127.0.0.1:1', origin: 'https://www.example.com' },
    {
      renderer: {
        readShownRecords: async () => [1, 2, 3, 4].map(record),
        renderPage: async (path: string) => {
          if (path.endsWith('=2')) throw new TypeError('createElement is not a function');
          return path.endsWith('=3') ? { ...page, html: '<p>without an article</p>' } : page;
        },
      },
      limit: 10,
      layout: null,
      onProgress: () => {},
    },
  );
  expect(news?.written).toBe(2);
  expect([...(news?.broken ?? [])].map(([id, message]) => `${id}: ${message}`)).toEqual([
    expect.stringMatching(/^3: .*article/),
    '2: TypeError: createElement is not a function',
  ]);
  const names = readdirSync(details).filter((name) => name.endsWith('.html'));
  expect(names).toEqual(['1.html', '4.html', 'index.html']);
});
