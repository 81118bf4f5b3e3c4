import { SAVED } from '#tests/support/save-button.ts';
import { expect, it, onTestFinished } from 'vitest';
import { startHttpMock } from '#src/mocks/http.ts';
import type { DialectName } from '#src/mocks/http/dialects/all.ts';
import { buildApp } from '#tools/preview/build-app.ts';
import { allLooks } from '#tests/support/looks.ts';
import { serveApp } from '#tools/preview/serve-app.ts';
import { fillIn, press, see, seeHeading } from './support/actions.ts';
import { choose, drawPhoto, storedPicture } from './support/drawn-pictures.ts';
import { openPage, type PageOptions } from '#tools/browser/open-page.ts';
import { sharedBrowser } from './support/shared-browser.ts';

/** A build for a server, that server, and a page. */
async function startWorld(dialect: DialectName, options: PageOptions = {}) {
  const api = await startHttpMock({ port: 0, dialect });
  const variables = { VITE_API_DIALECT: dialect };
  const folder = buildApp(variables, 'tests/support/uncompressed.config.ts');
  const site = await serveApp({ folder, api: api.url });
  const browser = await sharedBrowser();
  const { page, context, problems } = await openPage(browser, {
    ...options,
    url: site.url,
    db: api.db,
  });
  onTestFinished(async () => {
    await context.close();
    await Promise.all([site.close(), api.close()]);
  });
  // The site's server passes on only what is below /api.
  await page.route(`${site.url}/prod-api/**`, (route) =>
    route.continue({ url: route.request().url().replace(site.url, api.url) }),
  );
  return { api, page, problems };
}

// `tests/server/dialects` runs the same client against five kinds of server, without a second build.
const ONLY_ALL = { skip: !allLooks };

it(
  'B2: in a build for a server with another dialect an editor signs in and publishes, and visitors see it',
  ONLY_ALL,
  async () => {
    const list = '/backstage/content/industry-news/list';
    // The one that differs most from ours.
    const { api, page, problems } = await startWorld('thinkphp');
    const title = '另一种服务器上的新闻';
    await page.goto(`/auth/jwt-local/sign-in?returnTo=${encodeURIComponent(list)}`);
    await fillIn(page, '用户名', 'admin');
    await fillIn(page, '密码', 'demo1234');
    await press(page, /^登录$/);
    await page.getByRole('link', { name: '发布新闻' }).last().click();
    await fillIn(page, /^标题/, title);
    await page.getByRole('combobox', { name: /^分类/ }).click();
    await page.getByRole('option', { name: '展会活动' }).click();
    await page.getByRole('textbox', { name: '正文' }).pressSequentially('报名从今天开始。');
    await page.keyboard.press('Control+S');
    await see(page, SAVED);

    // By the server's own numbers: its stored status 0 is what this build sent as 1.
    const stored = api.db.news.all().find((news) => news.title === title);
    expect(stored).toMatchObject({ status: 0, content: '<p>报名从今天开始。</p>' });
    expect(Date.now() - Date.parse(stored?.publishTime ?? '')).toBeLessThan(120_000);

    await page.goto('/news');
    await page.getByRole('link', { name: title }).first().click();
    await seeHeading(page, title);
    await see(page, '报名从今天开始。');
    expect(problems).toEqual([]);
  },
);

it(
  'B4: RuoYi, which refuses WebP, gets a cover as JPEG, and the next picture at once',
  ONLY_ALL,
  async () => {
    const { api, page, problems } = await startWorld('ruoyi', { as: 'admin' });
    await page.goto('/backstage/content/industry-news/10/edit');
    await choose(page, [await drawPhoto(page, 1, 4000, 3000)], '封面: 更换');
    await expect.poll(() => api.db.photos.all().at(-1)?.name).toBe('照片1.jpg');
    expect(await storedPicture(page, api.db, '照片1.jpg')).toMatchObject({
      type: 'image/jpeg',
      size: [2560, 1920],
    });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/common/upload')) sent.push(request.postData() ?? '');
    });
    const logo = { type: 'image/png', isTransparent: true } as const;
    await choose(page, [await drawPhoto(page, 2, 4000, 3000, logo)], '插入图片');
    await expect.poll(() => api.db.photos.all().at(-1)?.name).toBe('照片2.png');
    expect(await storedPicture(page, api.db, '照片2.png')).toMatchObject({
      type: 'image/png',
      size: [2560, 1920],
      opacity: 0,
    });
    expect(sent).toHaveLength(1);
    expect(problems).toEqual([]);
  },
);
