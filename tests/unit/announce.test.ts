import { expect, it } from 'vitest';
import { announce, type Announced } from '#tools/announce/announce.ts';
import type { Announcement } from '#tools/announce/services.ts';

const SITE = 'https://www.example.com';

function sitemapOf(pages: Record<string, string>, origin = SITE): string {
  const urls = Object.entries(pages).map(
    ([path, changed]) =>
      `<url>\n<loc>${origin}${path.replaceAll('&', '&amp;')}</loc>\n<lastmod>${changed}</lastmod>\n</url>`,
  );
  return `<urlset>\n${urls.join('\n')}\n</urlset>`;
}

const PAGES = { '/home': '1', '/home?lng=en': '1', '/news/details?id=6': '2' };

type Run = {
  xml?: string;
  announced?: Announced;
  keys?: Record<string, string>;
  status?: number;
};

/** Announces, and returns what was printed, sent and remembered. */
async function run({ xml = sitemapOf(PAGES), announced = {}, keys = {}, status = 200 }: Run) {
  const printed: string[] = [];
  const sent: Announcement[] = [];
  let kept: Announced | undefined;
  const error = await announce({
    xml,
    announced,
    keys,
    print: (line) => printed.push(line),
    send: async (announcement) => {
      sent.push(announcement);
      return new Response('{"message":"over quota"}', { status });
    },
    save: (now) => {
      kept = now;
    },
  }).catch(String);
  return { printed: printed.join('\n'), sent, kept, error };
}

it('prints what it would send, and sends nothing without a key', async () => {
  const { printed, sent, kept } = await run({ keys: { INDEXNOW_KEY: ' ', BAIDU_TOKEN: '' } });
  expect(printed).toContain('INDEXNOW_KEY is not set');
  expect(printed).toContain(`"${SITE}/home?lng=en"`);
  expect(printed).toContain('BAIDU_TOKEN is not set');
  expect(printed).toContain(`${SITE}/home\n${SITE}/news/details?id=6\n`);
  expect(sent).toEqual([]);
  expect(kept).toBeUndefined();
});

it('tells IndexNow all addresses and Baidu the Chinese ones, as they ask for it', async () => {
  const keys = { INDEXNOW_KEY: 'abcdefgh', BAIDU_TOKEN: 'secret' };
  const { sent } = await run({ keys });
  const [index, baidu] = sent;
  expect(index?.url).toBe('https://api.indexnow.org/indexnow');
  expect(JSON.parse(index?.body ?? '')).toEqual({
    host: 'www.example.com',
    key: 'abcdefgh',
    keyLocation: `${SITE}/abcdefgh.txt`,
    urlList: [`${SITE}/home`, `${SITE}/home?lng=en`, `${SITE}/news/details?id=6`],
  });
  expect(baidu).toEqual({
    url: 'http://data.zz.baidu.com/urls?site=https%3A%2F%2Fwww.example.com&token=secret',
    type: 'text/plain',
    body: `${SITE}/home\n${SITE}/news/details?id=6`,
  });
});

it('announces only what has changed since', async () => {
  const keys = { BAIDU_TOKEN: 'secret' };
  const { kept = {} } = await run({ keys });
  const again = await run({ keys, announced: kept });
  expect(again.sent).toEqual([]);
  expect(again.printed).toContain('Baidu: nothing new');
  const xml = sitemapOf({ ...PAGES, '/home': '3', '/job/details?id=1&x=2': '3' });
  const later = await run({ keys, announced: kept, xml });
  expect(later.sent.map(({ body }) => body)).toEqual([
    `${SITE}/home\n${SITE}/job/details?id=1&x=2`,
  ]);
});

it('sends no more at once than a service takes', async () => {
  const many = Array.from({ length: 2001 }, (_none, index) => [`/news/details?id=${index}`, '1']);
  const xml = sitemapOf(Object.fromEntries(many));
  const { sent } = await run({ xml, keys: { BAIDU_TOKEN: 'secret' } });
  expect(sent.map(({ body }) => body.split('\n').length)).toEqual([2000, 1]);
});

it('says why a service refuses, and does not remember it', async () => {
  const { error, kept } = await run({ keys: { BAIDU_TOKEN: 'secret' }, status: 400 });
  expect(error).toContain('Baidu: 2 addresses, answered 400 {"message":"over quota"}');
  expect(kept).toBeUndefined();
});

it('never announces the addresses of a preview', async () => {
  const xml = sitemapOf(PAGES, 'http://localhost:4173');
  const { error, sent } = await run({ xml, keys: { INDEXNOW_KEY: 'abcdefgh' } });
  expect(error).toContain('The sitemap is of http://localhost:4173');
  expect(sent).toEqual([]);
});
