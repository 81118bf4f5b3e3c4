import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Buffer } from 'node:buffer';
import { describe, expect, inject, it } from 'vitest';
import { servePrerendered } from '#tests/support/serve-prerendered.ts';
import { findFirefox } from '#tools/browser/find-firefox.ts';
import { findWebKit } from '#tools/browser/find-webkit.ts';
import { inFirefox } from './support/in-firefox.ts';
import { inWebKit } from './support/in-webkit.ts';
import type { Person } from './support/person.ts';

// The way of a visitor and an editor through other engines than Chromium.

/** A picture of one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const NEWS = '/backstage/content/industry-news';

const firefox = findFirefox();
const webkit = findWebKit();

const ENGINES = [
  {
    engine: 'Firefox',
    isThere: firefox,
    start: (url: string) => firefox && inFirefox(firefox, url),
  },
  { engine: 'WebKit', isThere: webkit, start: (url: string) => webkit && inWebKit(webkit, url) },
];

describe.each(ENGINES)('in $engine', ({ engine, isThere, start }) => {
  if (!isThere) console.info(`Skipped: no ${engine} is installed`);

  it.skipIf(!isThere)(
    'B2: a visitor reads, an editor signs in, writes, loses nothing and publishes',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'journey-'));
      const picture = join(folder, '苗圃.png');
      writeFileSync(picture, Buffer.from(PICTURE, 'base64'));
      const site = await servePrerendered({
        appFolder: inject('appFolder'),
        origin: 'https://www.example.com',
      });
      const person = await start(site.url);
      if (!person) throw new Error('No browser');
      try {
        await visit(person);
        await publish(person, picture);
        expect(site.db.news.all()).toContainEqual(
          expect.objectContaining({
            title: '青禾苗圃开放日',
            content: '<p>报名从今天开始。</p>',
            cover: expect.stringMatching(/./),
          }),
        );
        expect(person.problems ?? []).toEqual([]);
      } finally {
        await person.leave();
        await site.stop();
        await rm(folder, { recursive: true });
      }
    },
  );
});

async function visit(person: Person): Promise<void> {
  // The browser may speak another language.
  await person.open('/home?lng=cn');
  await person.press('link', '新闻资讯');
  await person.arrive('/news');
  await person.press('link', '邀请函');
  await person.arrive('/news/details');
  await person.see('邀请函');
}

async function publish(person: Person, picture: string): Promise<void> {
  await person.open('/auth/jwt-local/sign-in');
  await person.fill('用户名', 'admin');
  await person.fill('密码', 'demo1234');
  await person.press('button', '登录');
  await person.arrive('/backstage');

  await person.open(`${NEWS}/list`);
  await person.press('link', '发布新闻');
  await person.fill('标题', '青禾苗圃开放日');
  await person.see('草稿已存于');

  // A reload in the middle of writing: the draft is offered.
  await person.open(`${NEWS}/new`);
  await person.press('button', '恢复');
  await person.press('combobox', '分类');
  await person.press('option', '展会活动');
  await person.chooseFile(picture);
  await person.see('更换');
  await person.press('textbox', '正文');
  await person.type('报名从今天开始。');
  await person.press('button', '发布');
  await person.see('发布成功');
  // The file of the whole list was prerendered a moment ago, and counts as fresh.
  await person.open(`/news?q=${encodeURIComponent('苗圃')}`);
  await person.press('link', '青禾苗圃开放日');
  await person.see('报名从今天开始。');
}
