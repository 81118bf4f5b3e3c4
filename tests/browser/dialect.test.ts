import { SAVED } from '#tests/support/save-button.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHttpMock } from '#src/mocks/http.ts';
import { THINKPHP } from '#tests/server/dialects/configurations.ts';
import { buildApp } from '#tools/preview/build-app.ts';
import { allLooks } from '#tests/support/looks.ts';
import { serveApp } from '#tools/preview/serve-app.ts';
import { fillIn, press, see, seeHeading } from './support/actions.ts';
import { openPage } from '#tools/browser/open-page.ts';
import { sharedBrowser } from './support/shared-browser.ts';

type World = Awaited<ReturnType<typeof startWorld>>;
let world: World;

/** A build for the server that differs most from ours, and that server. */
async function startWorld() {
  const api = await startHttpMock({ port: 0, dialect: 'thinkphp' });
  const folder = buildApp(THINKPHP.variables, 'tests/support/uncompressed.config.ts');
  const site = await serveApp({ folder, api: api.url });
  return { api, site };
}

// `tests/server/dialects` runs the same client against five kinds of server, without a second build.
const ONLY_ALL = { skip: !allLooks };

beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => {
  await Promise.all([world.site.close(), world.api.close()]);
});

it(
  'B2: in a build for a server with another dialect an editor signs in and publishes, and visitors see it',
  ONLY_ALL,
  async () => {
    const { api, site } = world;
    const browser = await sharedBrowser();
    const title = '另一种服务器上的新闻';
    const { page, context, problems } = await openPage(browser, { url: site.url, db: api.db });

    const list = '/backstage/content/industry-news/list';
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
    await context.close();
    expect(problems).toEqual([]);
  },
);
