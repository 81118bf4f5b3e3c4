import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const ADS = '/backstage/site/advertisement-rota';
const MENU = '/backstage/system/menu';

function stored<T>(record: T | undefined): T {
  if (!record) throw new Error('The mock has no such record');
  return record;
}

const news = (id: number, changes: object) =>
  Object.assign(stored(mock.db.news.find(id)), { status: 0, ...changes });
const slide = () => stored(mock.db.advertisements.find(1));

async function openLink(path: string, name: string) {
  letPicturesLoad();
  const app = await renderApp(path, { as: 'admin' });
  const field = await screen.findByRole('combobox', { name });
  return { ...app, field };
}

async function choose(user: UserEvent, field: HTMLElement, words: string, option: RegExp) {
  await user.clear(field);
  await user.type(field, words);
  await user.click(await screen.findByRole('option', { name: option }));
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: SAVE }));

beforeAll(async () => {
  // ProseMirror needs it, and jsdom lacks it.
  Object.assign(document, { elementFromPoint: () => null });
  await import('#src/features/news/news-form-page.tsx');
  await import('#src/admin/editor/rich-text-editor.tsx');
}, 120_000);

describe('the link of an advertisement', () => {
  it('is found by a title, shown with it, and saved as its address', async () => {
    news(40, { title: '雪莲果上市', publishTime: '2025-01-01T00:00:00.000Z' });
    const { user, field } = await openLink(`${ADS}/1/edit`, '链接');
    await user.clear(field);
    await user.type(field, '雪莲果');
    const listbox = await screen.findByRole('listbox');
    const popup = within(listbox);
    expect(await popup.findByRole('group', { name: '行业新闻' })).toBeVisible();
    await expectNoAxeViolations(listbox);
    await user.click(await popup.findByRole('option', { name: /^雪莲果上市/ }));
    expect(field).toHaveValue('/news/details?id=40');
    await waitFor(() => expect(field).toHaveAccessibleDescription('链接到行业新闻「雪莲果上市」'));
    await save(user);
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(slide().link).toBe('/news/details?id=40');
  });

  it('offers the pages and the newest records before anything is typed, by keyboard too', async () => {
    Object.assign(slide(), { link: '' });
    const { user, field } = await openLink(`${ADS}/1/edit`, '链接');
    field.focus();
    await user.keyboard('{ArrowDown}');
    const popup = within(await screen.findByRole('listbox'));
    for (const group of ['页面', '行业新闻', '产品', '招聘信息', '公告']) {
      expect(await popup.findByText(group)).toBeVisible();
    }
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field).toHaveValue('/news');
  });

  it('is completed from a bare domain, refused where it is invalid, and says so where nothing fits', async () => {
    const { user, field, db } = await openLink(`${ADS}/1/edit`, '链接');
    await user.clear(field);
    await user.type(field, '没有这个');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/没有找到与“没有这个”相关/));
    await save(user);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/请输入以 \/ 开头的站内路径/));
    expect(db.requests.of('PUT /scroller/update')).toHaveLength(0);

    await user.clear(field);
    await user.type(field, 'example.com/a');
    await save(user);
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(slide().link).toBe('https://example.com/a');
  });

  it('is marked in form and list while its target is gone or not visible', async () => {
    news(40, { title: '雪莲果上市', status: 1 });
    Object.assign(slide(), { link: '/news/details?id=40' });
    Object.assign(stored(mock.db.advertisements.find(2)), { link: '/news/details?id=4711' });
    const { field, router } = await openLink(`${ADS}/1/edit`, '链接');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('「雪莲果上市」目前对访客不可见'),
    );
    await router.navigate(`${ADS}/list`);
    const rowOf = async (href: string) => {
      const link = await screen.findByRole('link', { name: href });
      return within(stored(link.closest('li') ?? undefined));
    };
    expect(await (await rowOf('/news/details?id=40')).findByText('访客看不到')).toBeVisible();
    expect(await (await rowOf('/news/details?id=4711')).findByText('链接已失效')).toBeVisible();
    expect(screen.getAllByText(/访客看不到|链接已失效/)).toHaveLength(2);
    await expectNoAxeViolations();
  });
});

describe('a product in the picker', () => {
  const product = () => stored(mock.db.products.find(7));
  const NAMES = 'GET /product/simple-list';
  const PAGE = 'GET /product/page';

  it('is found in the list of names, without a page of whole products', async () => {
    Object.assign(product(), { name: '雪莲果采收机', status: 0 });
    const { user, field, db } = await openLink(`${ADS}/1/edit`, '链接');
    db.requests.clear();
    await choose(user, field, '雪莲果', /^雪莲果采收机/);
    await choose(user, field, '采收机', /^雪莲果采收机/);
    expect(field).toHaveValue('/product/details?id=7');
    await waitFor(() => expect(field).toHaveAccessibleDescription('链接到产品「雪莲果采收机」'));
    expect(db.requests.of(NAMES)).toHaveLength(1);
    expect(db.requests.of(PAGE)).toHaveLength(0);
  });

  it('is found by its model too, which only the server knows', async () => {
    Object.assign(product(), { name: '采收机', model: 'XLG-100', status: 0 });
    const { user, field } = await openLink(`${ADS}/1/edit`, '链接');
    await choose(user, field, 'XLG-100', /^采收机/);
    expect(field).toHaveValue('/product/details?id=7');
  });

  it.each(['404', '503', 'shape', 'null'])(
    'is found where the list of names fails (%s), which is asked for once',
    async (fault) => {
      Object.assign(product(), { name: '雪莲果采收机', status: 0 });
      const { user, field, db } = await openLink(`${ADS}/1/edit`, '链接');
      db.faults.set(NAMES, fault);
      await choose(user, field, '雪莲果', /^雪莲果采收机/);
      const asked = db.requests.of(NAMES).length;
      await choose(user, field, '采收机', /^雪莲果采收机/);
      expect(field).toHaveValue('/product/details?id=7');
      expect(db.requests.of(NAMES)).toHaveLength(asked);
    },
  );

  it('is missing where neither call answers, which the field says', async () => {
    const { user, field, db } = await openLink(`${ADS}/1/edit`, '链接');
    db.faults.set(NAMES, '404');
    db.faults.set(PAGE, '404');
    await user.clear(field);
    await user.type(field, '采收机');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/产品/));
  });
});

describe('the link of a menu item', () => {
  it('is found by a title; one that leads nowhere is marked in the list', async () => {
    Object.assign(stored(mock.db.jobs.find(1)), { title: '雪莲果研究员', status: 0 });
    const item = mock.db.menu.all().find(({ title }) => title === '加入我们');
    const { user, field, queryClient } = await openLink(
      `${MENU}/${stored(item).id}/edit`,
      '链接地址',
    );
    await choose(user, field, '雪莲果', /^雪莲果研究员/);
    await save(user);
    expect(await screen.findByText(SAVED)).toBeVisible();
    const saved = () => stored(mock.db.menu.find(stored(item).id));
    expect(saved().path).toBe('/job/details?id=1');
    await screen.findAllByRole('link', { name: '加入我们' });
    expect(screen.queryByText('链接已失效')).toBeNull();
    mock.db.jobs.remove(1);
    await queryClient.invalidateQueries();
    expect(await screen.findByText('链接已失效')).toBeVisible();
  });
});

describe('a link in a text', () => {
  it('is found by a title, which becomes its text, and says so where the target is gone', async () => {
    news(40, { title: '雪莲果上市', publishTime: '2025-01-01T00:00:00.000Z' });
    news(41, { content: '<p></p>' });
    letPicturesLoad();
    const { user } = await renderApp('/backstage/content/industry-news/41/edit', { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '链接' }));
    const field = await screen.findByRole('combobox', { name: '链接地址' });
    await user.type(field, '/news/details?id=4711');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/已不存在/));
    await choose(user, field, '雪莲果', /^雪莲果上市/);
    expect(screen.getByRole('textbox', { name: '显示文字' })).toHaveValue('雪莲果上市');
    await user.click(screen.getByRole('button', { name: '应用' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await save(user);
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(stored(mock.db.news.find(41)).content).toContain(
      '<a href="/news/details?id=40">雪莲果上市</a>',
    );
  });
});
