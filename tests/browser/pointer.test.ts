import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allLooks, inLooks } from '#tests/support/looks.ts';
import { press } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { coveredControls } from './support/covered-controls.ts';

const app = serveForTests();

type Overlay = {
  what: string;
  path: string;
  as?: string;
  /** Where it opens at one width alone. */
  widths?: number[];
  /** Opens it, and returns what then stands there. */
  open: (page: Page) => Promise<Locator>;
};

const NEWS = '/backstage/content/industry-news';

const OVERLAYS: Overlay[] = [
  {
    what: 'mobile menu',
    path: '/home',
    widths: [360],
    open: (page) => pressFor(page, '打开菜单', page.getByRole('dialog', { name: '主导航' })),
  },
  {
    what: 'announcement',
    path: '/home?notice=1',
    open: async (page) => page.getByRole('dialog').getByRole('button', { name: '关闭' }),
  },
  {
    what: 'poster',
    path: '/news/details?id=10',
    open: (page) => pressFor(page, '生成海报', page.getByRole('dialog')),
  },
  {
    what: 'settings drawer',
    path: '/home',
    widths: [1280],
    open: (page) => pressFor(page, '设置', page.getByRole('dialog', { name: '设置' })),
  },
  {
    what: 'back office’s settings drawer',
    path: `${NEWS}/list`,
    as: 'admin',
    open: (page) => pressFor(page, '设置', page.getByRole('dialog', { name: '设置' })),
  },
  {
    what: 'back office’s mobile menu',
    path: `${NEWS}/list`,
    as: 'admin',
    widths: [360],
    open: (page) => pressFor(page, /导航/, page.getByRole('dialog')),
  },
  {
    what: 'account drawer',
    path: `${NEWS}/list`,
    as: 'admin',
    open: (page) => pressFor(page, /^账户/, page.getByRole('dialog')),
  },
  {
    what: 'command palette',
    path: `${NEWS}/list`,
    as: 'admin',
    open: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^搜索/ })
        .click();
      await page.getByRole('combobox', { name: '搜索内容、页面与命令' }).fill('xw');
      return page.getByRole('option').first();
    },
  },
  {
    what: 'choice of a filter',
    path: `${NEWS}/list`,
    as: 'admin',
    open: async (page) => {
      await page.getByRole('main').getByRole('combobox').first().click();
      return page.getByRole('option').first();
    },
  },
  {
    what: 'menu of a row',
    path: '/backstage/system/user/list',
    as: 'admin',
    open: (page) => pressFor(page, /操作/, page.getByRole('menuitem').first()),
  },
  {
    what: 'question before a deletion',
    path: '/backstage/site/advertisement-rota/list',
    as: 'admin',
    open: (page) => pressFor(page, /^删除/, page.getByRole('alertdialog')),
  },
  {
    what: 'crop of a picture',
    path: '/backstage/site/advertisement-rota/new',
    as: 'admin',
    open: async (page) => {
      const choosing = page.waitForEvent('filechooser');
      await press(page, /电脑端图片.*选择图片/);
      await (await choosing).setFiles('public/share.png');
      return page.getByRole('dialog', { name: '裁剪图片' }).getByRole('slider').first();
    },
  },
  {
    what: 'preview of a form',
    path: `${NEWS}/1/edit`,
    as: 'admin',
    open: (page) => pressFor(page, '预览', page.getByRole('dialog', { name: '网站页面预览' })),
  },
  {
    what: 'menu of a form',
    path: `${NEWS}/1/edit`,
    as: 'admin',
    open: async (page) => {
      await page.getByRole('textbox', { name: '标题' }).first().fill('新标题');
      return pressFor(page, '更多操作', page.getByRole('menuitem').first());
    },
  },
];

const WIDTHS = [360, 1280];

/** Each at one width, in `npm run test:all` at both. */
const LOOKS = OVERLAYS.flatMap((overlay, index) => {
  const widths = overlay.widths ?? WIDTHS;
  const some = allLooks ? widths : [widths[index % widths.length] ?? 1280];
  return some.map((width) => ({ ...overlay, width }));
});

async function pressFor(page: Page, name: string | RegExp, opened: Locator): Promise<Locator> {
  await press(page, name);
  return opened;
}

// `deep-links*.test.ts` looks at the pages themselves.
describe('a pointer reaches every control while something is open:', () => {
  it.each(LOOKS)('the $what at $width px', async ({ path, as, width, open }) => {
    const page = await app.visitPage(path, {
      ...(as !== undefined && { as }),
      width,
      profile: { reducedMotion: 'reduce' },
    });
    await page.locator('h1').first().waitFor();
    await (await open(page)).waitFor();
    expect(await coveredControls(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
});

it.each(inLooks([360, 768, 1280, 1920], (width) => width === 360 || width === 1280))(
  'a pointer reaches every control of the carousel at %i px',
  async (width) => {
    const page = await app.visitPage('/home', { width, profile: { reducedMotion: 'reduce' } });
    const carousel = page.getByRole('main').getByRole('region').first();
    await carousel.getByRole('button', { name: '转到第 3 张' }).click();
    await carousel.getByRole('group', { name: '第 3 张，共 5 张' }).waitFor();
    await carousel.getByRole('button', { name: '继续轮播' }).click();
    await carousel.getByRole('button', { name: '暂停轮播' }).click();
    if (width >= 600) {
      await carousel.getByRole('button', { name: '下一张' }).click();
      await carousel.getByRole('button', { name: '上一张' }).click();
    }
    await carousel.getByRole('group', { name: '第 3 张，共 5 张' }).waitFor();
    await carousel.getByRole('link', { name: '客户故事' }).click();
    await expect.poll(() => page.url()).toMatch(/\/case$/);
  },
);
