import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { PageOptions } from '#tools/browser/open-page.ts';
import { press, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';

const app = serveForTests();

type Overlay = {
  /** The file that shows it. `tests/unit/overlays.test.ts` finds those that are missing here. */
  file: string;
  path: string;
  as?: string;
  /** Opens it. @returns what is open, the uppermost last */
  open: (page: Page) => Promise<Locator[]>;
  /** Its address opens it again: Forward does too. */
  isAddressed?: boolean;
  /** Where it is not on phones, or only there by touch. */
  on?: PageOptions;
};

const NEWS = '/backstage/content/industry-news';
const FORM = `${NEWS}/1/edit`;
const PHOTOS = '/backstage/column/photo-management/download';
const PHONE = { width: 390, height: 844 } satisfies PageOptions;
const WIDE = { width: 1280, height: 800 } satisfies PageOptions;

const dialog = (page: Page, name?: string | RegExp) =>
  page.getByRole('dialog', name === undefined ? {} : { name });
const pressed = async (page: Page, name: string | RegExp, overlay: Locator) => {
  await press(page, name);
  return [overlay];
};
const openTool = async (page: Page, tool: string | RegExp, overlay: Locator) => {
  await press(page, '更多工具');
  return pressed(page, tool, overlay);
};
/** Opens the sheet of a list's filters on a phone. */
const openFilters = async (page: Page) => {
  await press(page, '筛选');
  const sheet = dialog(page, '筛选');
  await sheet.waitFor();
  return sheet;
};
const openFormMenu = async (page: Page) => {
  await page.getByRole('textbox', { name: '标题' }).first().fill('新标题');
  await press(page, '更多操作');
};
const openEditor = async (page: Page) => {
  const text = page.getByRole('textbox', { name: '正文' }).first();
  await text.click();
  return text;
};

/** Everything that covers the page on a phone. */
const OVERLAYS: Overlay[] = [
  {
    file: 'src/app/layouts/public/mobile-drawer.tsx',
    path: '/home',
    open: (page) => pressed(page, '打开菜单', dialog(page, '主导航')),
  },
  {
    file: 'src/features/announcement/public/announcement-dialog.tsx',
    path: '/home',
    open: async (page) => {
      await page.getByRole('region', { name: '公告' }).getByRole('link').click();
      return [dialog(page)];
    },
    isAddressed: true,
  },
  {
    file: 'src/app/contact/contact-dialog.tsx',
    path: '/product/details?id=6',
    open: async (page) => {
      await press(page.getByRole('navigation', { name: '联系我们' }), '询价');
      await dialog(page).getByRole('textbox').last().fill('写到一半');
      return [dialog(page, /^询价/)];
    },
  },
  {
    file: 'src/components/share/poster-dialog.tsx',
    path: '/news/details?id=10',
    open: (page) => pressed(page, '生成海报', dialog(page)),
  },
  {
    file: 'src/features/product/facets/facet-sheet.tsx',
    path: '/product',
    open: (page) => pressed(page, '筛选', dialog(page, '筛选')),
  },
  {
    file: 'src/components/lightbox/picture-lightbox.tsx',
    path: '/product/details?id=6',
    open: (page) => pressed(page, '放大图片', dialog(page, '产品图片')),
  },
  {
    file: 'src/app/settings/drawer/settings-drawer.tsx',
    path: `${NEWS}/list`,
    as: 'admin',
    open: (page) => pressed(page, '设置', dialog(page, '设置')),
  },
  {
    file: 'src/app/layouts/backstage/nav/nav-drawer.tsx',
    path: `${NEWS}/list`,
    as: 'admin',
    open: (page) => pressed(page, '打开导航', dialog(page, '主导航')),
  },
  {
    file: 'src/app/layouts/backstage/account-button.tsx',
    path: `${NEWS}/list`,
    as: 'admin',
    open: (page) => pressed(page, /^账户/, dialog(page, '系统管理员')),
  },
  {
    file: 'src/app/navigation/palette/command-palette.tsx',
    path: `${NEWS}/list`,
    as: 'admin',
    open: async (page) => {
      await press(page.getByRole('banner'), /^搜索/);
      const field = page.getByRole('combobox', { name: '搜索内容、页面与命令' });
      await field.fill('xw');
      return [dialog(page, '搜索内容、页面与命令')];
    },
  },
  {
    file: 'src/admin/ui/tool-menu.tsx',
    path: `${NEWS}/list`,
    as: 'admin',
    open: (page) => pressed(page, '更多工具', page.getByRole('group', { name: '更多工具' })),
  },
  {
    file: 'src/admin/list/export/use-read-all.tsx',
    path: `${NEWS}/list`,
    as: 'admin',
    open: async (page) => {
      await press(page, '更多工具');
      app.db.faults.set('GET /news/page', 'hang');
      return pressed(page, '导出表格（CSV）', dialog(page, '正在导出'));
    },
  },
  {
    file: 'src/admin/list/filters/filter-sheet.tsx',
    path: `${NEWS}/list`,
    as: 'admin',
    open: async (page) => [await openFilters(page)],
  },
  {
    file: 'src/admin/list/filters/filter-select.tsx',
    path: `${NEWS}/list`,
    as: 'admin',
    open: async (page) => {
      const sheet = await openFilters(page);
      await sheet.getByRole('combobox').first().click();
      return [sheet, page.getByRole('listbox')];
    },
  },
  {
    file: 'src/admin/list/filters/date-range-popover.tsx',
    path: `${NEWS}/list`,
    as: 'admin',
    open: async (page) => {
      const sheet = await openFilters(page);
      await sheet.getByLabel('发布时间').click();
      return [sheet, dialog(page, '发布时间')];
    },
  },
  {
    file: 'src/admin/list/bulk/selection-bar.tsx',
    path: `${NEWS}/list`,
    as: 'admin',
    open: async (page) => {
      await page
        .getByRole('checkbox', { name: /^选择/ })
        .first()
        .check();
      return pressed(page, '批量设置', page.getByRole('menu'));
    },
  },
  {
    file: 'src/components/form/confirm-dialog.tsx',
    path: '/backstage/site/advertisement-rota/list',
    as: 'admin',
    open: (page) => pressed(page, /^删除/, page.getByRole('alertdialog')),
  },
  {
    file: 'src/admin/ui/dialog-frame.tsx',
    path: '/backstage/content/honor/list',
    as: 'admin',
    open: (page) => openTool(page, '调整顺序', dialog(page, '调整顺序')),
  },
  {
    file: 'src/admin/import/import-dialog.tsx',
    path: `${NEWS}/list`,
    as: 'admin',
    open: (page) => pressed(page, /^导入/, dialog(page, /^导入/)),
    isAddressed: true,
  },
  {
    file: 'src/admin/form/field-menu.tsx',
    path: FORM,
    as: 'admin',
    open: async (page) => {
      await openFormMenu(page);
      await page.getByRole('menuitem', { name: '跳到某一项' }).click();
      const field = page.getByRole('menuitem', { name: '摘要' });
      await field.waitFor();
      return [page.getByRole('menu').filter({ has: field })];
    },
  },
  {
    file: 'src/admin/form/core/save-menu.tsx',
    path: FORM,
    as: 'admin',
    open: async (page) => {
      await openFormMenu(page);
      return [page.getByRole('menu')];
    },
  },
  {
    file: 'src/admin/form/save-button.tsx',
    path: FORM,
    as: 'admin',
    open: (page) => pressed(page, '其他保存方式', page.getByRole('menu')),
  },
  {
    file: 'src/admin/form/checklist/checklist-panel.tsx',
    path: FORM,
    as: 'admin',
    open: (page) => pressed(page, /^检查/, dialog(page, '发布前检查')),
  },
  {
    file: 'src/admin/form/beside/beside-panel.tsx',
    path: FORM,
    as: 'admin',
    open: (page) => pressed(page, '预览', dialog(page, '网站页面预览')),
  },
  {
    file: 'src/admin/editor/toolbar/toolbar-menu.tsx',
    path: FORM,
    as: 'admin',
    open: async (page) => {
      await openEditor(page);
      return pressed(page.getByRole('toolbar').first().page(), '更多', page.getByRole('menu'));
    },
  },
  {
    file: 'src/admin/editor/toolbar/editor-dialog.tsx',
    path: FORM,
    as: 'admin',
    open: async (page) => {
      await openEditor(page);
      await page.keyboard.press('Control+k');
      return [dialog(page)];
    },
  },
  {
    file: 'src/admin/pictures/picture-dialog.tsx',
    path: FORM,
    as: 'admin',
    open: (page) => pressed(page, '封面: 图片库', dialog(page, '选择图片')),
  },
  {
    file: 'src/admin/pictures/upload/image-crop-dialog.tsx',
    path: '/backstage/site/advertisement-rota/new',
    as: 'admin',
    open: async (page) => {
      const choosing = page.waitForEvent('filechooser');
      await press(page, /电脑端图片.*选择图片/);
      await (await choosing).setFiles('public/share.png');
      return [dialog(page, '裁剪图片')];
    },
  },
  {
    file: 'src/admin/form/inputs/date-time-input.tsx',
    path: FORM,
    as: 'admin',
    on: { ...PHONE, profile: { hasTouch: true, isMobile: true } },
    open: (page) => pressed(page, /^选择日期/, dialog(page)),
  },
  {
    file: 'src/features/company-info/company-info-list-page.tsx',
    path: '/backstage/site/company-info/list',
    as: 'admin',
    open: async (page) => {
      await page.getByRole('radio', { checked: false }).first().click();
      return [page.getByRole('alertdialog')];
    },
  },
  {
    file: 'src/features/access-log/access-log-list-page.tsx',
    path: '/backstage/system/access-log/list',
    as: 'admin',
    open: async (page) => {
      await page
        .getByRole('link', { name: /的详情$/ })
        .first()
        .click();
      return [dialog(page, '访问详情')];
    },
    isAddressed: true,
  },
  {
    file: 'src/features/user/user-actions.tsx',
    path: '/backstage/system/user/list',
    as: 'admin',
    open: (page) => pressed(page, /更多操作$/, page.getByRole('menu')),
  },
  {
    file: 'src/features/user/dialog/form-dialog.tsx',
    path: '/backstage/system/user/list',
    as: 'admin',
    open: (page) => pressed(page, '新建用户', dialog(page, '新建用户')),
    isAddressed: true,
  },
  {
    file: 'src/features/photo/gallery/photo-lightbox.tsx',
    path: PHOTOS,
    as: 'admin',
    open: (page) => pressed(page, /^查看「/, dialog(page, '查看图片')),
  },
  {
    file: 'src/features/photo/gallery/selected-photos.tsx',
    path: PHOTOS,
    as: 'admin',
    open: async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^选择「/ });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      app.db.faults.set('GET /download', 'hang');
      return pressed(page, '打包下载', dialog(page, '正在打包图片'));
    },
  },
];

const depth = (page: Page) => page.evaluate(() => Number(history.state?.overlays ?? 0));

/** Waits until the site is left for what was before it. */
const seeLeft = (page: Page) => page.waitForURL(/robots\.txt$|^about:/);

/** Opens a page on which everything may be left without a question. */
async function visit({ path, as, on = PHONE }: Pick<Overlay, 'path' | 'as' | 'on'>) {
  const page = await app.visitPage(path, { ...on, ...(as !== undefined && { as }) });
  return page;
}

/** Opens it, and closes it by Back; then Forward opens nothing, and Back leaves the page. */
async function seeBackClose(page: Page, { open, isAddressed = false }: Overlay): Promise<void> {
  const address = page.url();
  const opened = await open(page);
  // Assistive technology sees the uppermost alone.
  await opened.at(-1)?.waitFor();
  await expect.poll(() => depth(page)).toBe(opened.length);
  expect(isAddressed || page.url() === address).toBe(true);
  for (const each of opened.toReversed()) {
    await each.waitFor();
    await page.goBack();
    await each.waitFor({ state: 'hidden' });
  }
  await expect.poll(() => page.url()).toBe(address);
  expect(await depth(page)).toBe(0);
  await page.goForward();
  if (isAddressed) {
    await opened[0]?.waitFor();
    await page.goBack();
    await opened[0]?.waitFor({ state: 'hidden' });
  }
  await expect.poll(() => depth(page)).toBe(0);
  for (const each of opened) await each.waitFor({ state: 'hidden' });
  await expect.poll(() => page.url()).toBe(address);
  await page.goBack();
  await seeLeft(page);
}

describe('on a phone', () => {
  it.each(OVERLAYS.map((overlay) => [overlay.file, overlay] as const))(
    'Back closes what %s shows, Forward opens nothing, and Back leaves the page',
    async (_file, overlay) => {
      await seeBackClose(await visit(overlay), overlay);
    },
  );

  it('a link in the menu leads to its page, and Back from there to the page with the menu closed', async () => {
    const page = await visit({ path: '/home' });
    await press(page, '打开菜单');
    await dialog(page, '主导航').getByRole('link', { name: '加入我们' }).click();
    await seeHeading(page, '加入我们');
    await dialog(page).waitFor({ state: 'detached' });
    await page.goBack();
    await seeAddress(page, '/home');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await depth(page)).toBe(0);
    await page.goBack();
    await seeLeft(page);
  });

  it('a filter that is chosen in the sheet has an entry below that of the sheet', async () => {
    const page = await visit({ path: `${NEWS}/list`, as: 'admin' });
    const sheet = await openFilters(page);
    await sheet.getByRole('combobox').first().click();
    await page.getByRole('option').nth(1).click();
    await expect.poll(() => new URL(page.url()).search).not.toBe('');
    const { search } = new URL(page.url());
    await expect.poll(() => depth(page)).toBe(1);
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe(search);
    await page.goBack();
    await seeAddress(page, `${NEWS}/list`);
    await page.goBack();
    await seeLeft(page);
  });

  it('a page that is loaded again with something open has no entry of it', async () => {
    const page = await visit({ path: '/product/details?id=6' });
    await press(page, '放大图片');
    await dialog(page, '产品图片').waitFor();
    await expect.poll(() => depth(page)).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: '放大图片' }).waitFor();
    await expect.poll(() => depth(page)).toBe(0);
    await page.goBack();
    await seeLeft(page);
  });

  it('the library over a form closes first, then the form is left, and it goes on with what was typed', async () => {
    const page = await visit({ path: `${NEWS}/list`, as: 'admin' });
    await page.getByRole('list').getByRole('link', { name: /./ }).first().click();
    const title = page.getByRole('textbox', { name: '标题' }).first();
    await title.fill('写到一半的标题');
    const form = page.url();
    await press(page, '封面: 图片库');
    await dialog(page, '选择图片').waitFor();
    await page.goBack();
    await dialog(page, '选择图片').waitFor({ state: 'detached' });
    expect(page.url()).toBe(form);
    expect(await title.inputValue()).toBe('写到一半的标题');
    await page.goBack();
    await seeAddress(page, `${NEWS}/list`);
    await press(page, '继续编辑');
    await expect.poll(() => title.inputValue()).toBe('写到一半的标题');
  });
});

describe('on a computer', () => {
  it.each(
    OVERLAYS.filter(({ file }) => /account-button|command-palette|confirm-dialog/.test(file)).map(
      (overlay) => [overlay.file, overlay] as const,
    ),
  )('Back closes what %s shows, and Back leaves the page', async (_file, overlay) => {
    await seeBackClose(await visit({ ...overlay, on: WIDE }), overlay);
  });

  it('a menu beside its button has no entry', async () => {
    const page = await visit({ path: FORM, as: 'admin', on: WIDE });
    await press(page, '更多操作');
    await page.getByRole('menu').waitFor();
    expect(await depth(page)).toBe(0);
  });

  it('a double click on its button closes a dialog that has a URL once', async () => {
    const page = await visit({ path: '/backstage/system/user/list', as: 'admin', on: WIDE });
    await press(page, '新建用户');
    const form = dialog(page, '新建用户');
    await form.getByRole('button', { name: '取消' }).dblclick();
    await form.waitFor({ state: 'hidden' });
    await page.goForward();
    await form.waitFor();
    expect(new URL(page.url()).hash).toBe('#new');
    await form.getByRole('button', { name: '取消' }).click();
    await form.waitFor({ state: 'hidden' });
  });

  it('by keyboard alone: Escape takes the entry away, Back closes, and the focus returns both times', async () => {
    const page = await visit({ path: `${NEWS}/list`, as: 'admin', on: WIDE });
    const button = page.getByRole('button', { name: /^账户/ });
    await button.press('Enter');
    await dialog(page, '系统管理员').waitFor();
    await expect.poll(() => depth(page)).toBe(1);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await expect.poll(() => depth(page)).toBe(0);
    await page.locator(':focus').and(button).waitFor();
    await page.keyboard.press('Enter');
    await dialog(page, '系统管理员').waitFor();
    await expect.poll(() => depth(page)).toBe(1);
    await page.goBack();
    await dialog(page).waitFor({ state: 'hidden' });
    await page.locator(':focus').and(button).waitFor();
    await page.goBack();
    await seeLeft(page);
  });

  it('closing by Escape and by Back leaves the page where it was scrolled to', async () => {
    const page = await visit({ path: '/aboutus', on: WIDE });
    const open = page.getByRole('button', { name: '查看证书：高新技术企业' });
    await open.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    expect(before).toBeGreaterThan(300);
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await open.press('Enter');
      await dialog(page, '荣誉资质图片').waitFor();
      await expect.poll(() => depth(page)).toBe(1);
      await close();
      await dialog(page, '荣誉资质图片').waitFor({ state: 'detached' });
      await expect.poll(() => depth(page)).toBe(0);
      expect(await scrolled()).toBe(before);
    }
  });
});
