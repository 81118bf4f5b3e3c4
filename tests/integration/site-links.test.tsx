import { screen, waitFor } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { CRUD_TYPES } from './crud-types.ts';
import { findToast } from './end-toast.ts';
import { SAVE } from '#tests/support/save-button.ts';

const NEWS = '/backstage/content/industry-news';
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

function news(id: number, changes: object = {}) {
  const found = mock.db.news.find(id);
  if (!found) throw new Error(`The mock has no news ${id}`);
  return Object.assign(found, { status: 0, publishTime: '2025-01-01T00:00:00.000Z' }, changes);
}

beforeAll(async () => {
  // ProseMirror needs it, and jsdom lacks it.
  Object.assign(document, { elementFromPoint: () => null });
  await import('#src/features/news/news-form-page.tsx');
  await import('#src/admin/editor/rich-text-editor.tsx');
}, 120_000);

describe('a row', () => {
  const OTHERS = ['friendly link', 'announcement', 'product', 'history', 'honor', 'menu'];
  const TYPES = inLooks(CRUD_TYPES, ({ name }) => !OTHERS.some((other) => name.includes(other)));

  it.each(TYPES)('$name: the title opens the record', async ({ path, stored, label }) => {
    const { user, router, db } = await renderApp(`/backstage/${path}/list`, { as: 'admin' });
    const [edit] = await screen.findAllByRole('link', { name: /^编辑「/ });
    const id = /([^/]+)\/edit$/.exec(edit?.getAttribute('href') ?? '')?.[1];
    const title = String(stored(db).find(id)?.[label.field]);
    const link = screen
      .getAllByRole('link')
      .find((one) => one.textContent.includes(title) && one.getAttribute('href')?.includes(path));
    if (!link) throw new Error(`${title} is no link`);
    expect(link).toHaveAttribute('href', edit?.getAttribute('href'));
    await user.click(link);
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/backstage/${path}/${id}/edit`),
    );
  });

  it('users: the name opens the dialog, and the card on phones too', async () => {
    const { user, router } = await renderApp('/backstage/system/user/list?q=chenmo', {
      as: 'admin',
      width: 390,
    });
    await user.click(await screen.findByRole('link', { name: '陈默' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    expect(router.state.location.hash).toMatch(/^#edit-/);
  });

  it('leads to the site in a new tab while visitors see the record, and only then', async () => {
    const shown = news(40, { title: '看得到的新闻' });
    const later = news(41, { title: '以后的新闻', publishTime: TOMORROW });
    const hidden = news(42, { title: '藏起来的新闻', status: 1 });
    await renderApp(`${NEWS}/list?q=的新闻`, { as: 'admin' });
    const link = await screen.findByRole('link', {
      name: `在网站上查看「${shown.title}」（新窗口）`,
    });
    expect(link).toHaveAttribute('href', '/news/details?id=40');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    for (const { title } of [later, hidden]) {
      expect(screen.getByRole('link', { name: title })).toBeVisible();
      expect(screen.queryByRole('link', { name: new RegExp(`查看「${title}`) })).toBeNull();
    }
  });
});

describe('a form', () => {
  it('leads to the site, and so does the toast after a save that visitors see', async () => {
    letPicturesLoad();
    news(40);
    const { user } = await renderApp(`${NEWS}/40/edit`, { as: 'admin' });
    await user.type(await screen.findByRole('textbox', { name: /^标题/ }), '！');
    const link = screen.getByRole('link', { name: '在网站上查看（新窗口）' });
    expect(link).toHaveAttribute('href', '/news/details?id=40');
    await user.click(screen.getByRole('button', { name: SAVE }));
    const toast = await findToast('保存成功');
    const open = toast.getByRole('link', { name: '查看网站（新窗口）' });
    expect(open).toHaveAttribute('href', '/news/details?id=40');
    expect(open).toHaveAttribute('rel', 'noopener');
  });

  it('has no link while visitors do not see the record, before and after the save', async () => {
    letPicturesLoad();
    news(40, { status: 1 });
    const { user } = await renderApp(`${NEWS}/40/edit`, { as: 'admin' });
    await user.type(await screen.findByRole('textbox', { name: /^标题/ }), '！');
    expect(screen.queryByRole('link', { name: /在网站上查看/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect((await findToast('保存成功')).queryByRole('link')).toBeNull();
  });

  it('a new record’s toast leads to it', async () => {
    const { user } = await renderApp('/backstage/content/industry-news-category/new', {
      as: 'admin',
    });
    await user.type(await screen.findByRole('textbox', { name: /^名称/ }), '新分类');
    await user.click(screen.getByRole('button', { name: SAVE }));
    const toast = await findToast('创建成功');
    const id = mock.db.newsCategories.all().find(({ name }) => name === '新分类')?.id;
    expect(toast.getByRole('link')).toHaveAttribute('href', `/news?categoryId=${id}`);
  });

  it('a record without a page of its own leads to the page that shows it', async () => {
    const { user } = await renderApp('/backstage/site/friendly-link/1/edit', { as: 'admin' });
    await user.type(await screen.findByRole('textbox', { name: /^名称/ }), '！');
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect((await findToast('保存成功')).getByRole('link')).toHaveAttribute('href', '/home');
  });
});
