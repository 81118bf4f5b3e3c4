import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { endUndoWaits } from '#src/admin/deletion/wait-for-undo.ts';
import { useOpenPages } from '#src/admin/tabs/open-pages.ts';
import { session } from '#src/session/session-store.ts';
import { setSetting } from '#src/settings/store.ts';
import { closeDrafts } from '#tests/support/close-drafts.ts';
import { photoFile } from '#tests/support/picture-files.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';
import { saveAnd } from './save-and.ts';

const NEWS = '/backstage/content/industry-news/list';
const LINKS = '/backstage/site/friendly-link/list';
const LINK = '/backstage/site/friendly-link/1/edit';
const PAGE = 'GET /news/page';

beforeAll(async () => {
  // ProseMirror needs it, and jsdom lacks it.
  Object.assign(document, { elementFromPoint: () => null });
  // Compiled here, so that the first test does not time out.
  await import('#src/app/pages/overview/overview-page.tsx');
  await import('#src/features/news/news-list-page.tsx');
  await import('#src/features/news/news-form-page.tsx');
  await import('#src/admin/editor/rich-text-editor.tsx');
}, 120_000);

const cachedPages = () => useOpenPages.getState().pages.filter(({ isCached }) => isCached);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The news list, with its first row selected, and ways to another list and back. */
async function openNews(search = '') {
  const app = await renderApp(`${NEWS}${search}`, { as: 'admin' });
  const { user, router, db } = app;
  const edit = (await screen.findAllByRole('link', { name: /^编辑「/ }))[0] ?? document.body;
  await user.click(screen.getAllByRole('checkbox', { name: /^选择/ })[0] ?? document.body);
  const selection = await screen.findByText('已选择 1 项');
  db.requests.clear();
  const leave = async () => {
    await router.navigate(LINKS);
    await heading('友情链接');
    await waitFor(() => expect(selection).not.toBeVisible());
  };
  const goBack = async () => {
    await router.navigate(-1);
    await heading('行业新闻');
  };
  return { ...app, edit, selection, leave, goBack };
}

describe('a list that was left', () => {
  it('N9: is there again on Back as it was: rows without a call, selection and focus', async () => {
    const { user, db, edit, selection, goBack } = await openNews('?page=2');
    await user.click(edit);
    await screen.findByRole('textbox', { name: /^标题/ });
    expect(selection).not.toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    await goBack();
    expect(selection).toBeVisible();
    expect(edit).toHaveFocus();
    expect(db.requests.of(PAGE)).toHaveLength(0);
  });

  it('N9: shows what the address says: the menu leads to its first page, with the focus on the page', async () => {
    const { user, edit, selection, leave } = await openNews('?page=2');
    await leave();
    await user.click(screen.getByRole('link', { name: '行业新闻' }));
    expect(await screen.findByText('第 1 条到第 20 条，共 120 条')).toBeVisible();
    expect(edit).not.toBeInTheDocument();
    // What is out of sight there could be deleted unseen.
    await waitFor(() => expect(selection).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('N9: asks nothing while it is hidden, and shows what was changed meanwhile when it comes back', async () => {
    const { db, queryClient, leave, goBack } = await openNews();
    await leave();
    for (const item of mock.db.news.all()) Object.assign(item, { title: `改过的 ${item.id}` });
    await queryClient.invalidateQueries({ queryKey: ['news'] });
    expect(db.requests.of(PAGE)).toHaveLength(0);
    await goBack();
    expect((await screen.findAllByText(/^改过的/))[0]).toBeVisible();
    expect(db.requests.of(PAGE)).toHaveLength(1);
  });

  it('N9: speaks the language that was chosen meanwhile', async () => {
    const { router, leave } = await openNews();
    await leave();
    await i18next.changeLanguage('en');
    await screen.findByRole('heading', { level: 1, name: 'Friendly links' });
    await router.navigate(-1);
    await screen.findByRole('heading', { level: 1, name: 'Industry news' });
    expect(await screen.findByText('1 selected')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Title' })).toBeVisible();
  });

  it('N9: hears no keys, and finds the words gone that were not searched for yet', async () => {
    const { user, router, goBack } = await openNews();
    const search = await screen.findByRole('searchbox', { name: '搜索' });
    search.focus();
    // An input method has not written them yet.
    fireEvent.compositionStart(search);
    fireEvent.input(search, { target: { value: '水' } });
    await router.navigate('/backstage/overview');
    await heading('概览');
    await waitFor(() => expect(search).not.toBeVisible());
    await user.keyboard('n/');
    expect(router.state.location.pathname).toBe('/backstage/overview');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(search).not.toHaveFocus();
    await goBack();
    expect(search).toHaveValue('');
    expect(router.state.location.search).toBe('');
    await user.type(search, '水');
    await waitFor(() => expect(router.state.location.search).not.toBe(''));
  });

  it('N9: is opened anew where a dialog was open on it', async () => {
    const { user, selection, leave, goBack } = await openNews();
    await user.click(screen.getByRole('button', { name: '更多工具' }));
    await user.click(screen.getByRole('button', { name: '列设置' }));
    await screen.findByRole('dialog');
    await leave();
    await waitFor(() => expect(selection).not.toBeInTheDocument());
    expect(document.querySelector('.MuiDialog-root')).toBeNull();
    await goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('N9: leaves no room for its selection on other pages', async () => {
    const { leave, goBack } = await openNews();
    const room = () => document.documentElement.style.getPropertyValue('--bottom-bar-height');
    expect(room()).not.toBe('');
    await leave();
    expect(room()).toBe('');
    await goBack();
    expect(room()).not.toBe('');
  });

  it('N9: ends when another person signs in', async () => {
    const { selection, leave, goBack } = await openNews();
    await leave();
    const token = mock.signIn('linxia');
    session.start({ token, bearer: token });
    await waitFor(() => expect(selection).not.toBeInTheDocument());
    await goBack();
    expect(screen.queryByText('已选择 1 项')).toBeNull();
  });

  it('N9: ends with the session', async () => {
    const { user, selection, leave } = await openNews();
    await leave();
    await user.click(screen.getByRole('button', { name: /^账户：/ }));
    await user.click(await screen.findByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(selection).not.toBeInTheDocument());
    expect(cachedPages()).toEqual([]);
  });
});

describe('a form that was left', () => {
  /** A new link with a name, left for the list. */
  async function leaveLink() {
    const app = await renderApp('/backstage/site/friendly-link/new', { as: 'admin' });
    const name = await screen.findByRole('textbox', { name: /^名称/ });
    await app.user.type(name, '没有保存');
    await app.router.navigate(LINKS);
    await heading('友情链接');
    expect(name).not.toBeVisible();
    return { ...app, name };
  }
  const tab = (name: string) => screen.findByRole('button', { name });

  it('N9: goes on behind its tab, which says that something is unsaved', async () => {
    const { user, name } = await leaveLink();
    expect(await tab('友情链接')).toHaveAttribute('aria-current', 'page');
    await user.click(await tab('新建友情链接（有未保存的修改）'));
    await heading('新建友情链接');
    expect(name).toBeVisible();
    expect(name).toHaveValue('没有保存');
  });

  it('N9: is opened anew where there are no tabs, after a question where no draft can be kept', async () => {
    setSetting('pageTabs', false);
    closeDrafts();
    const { user, router } = await renderApp('/backstage/site/friendly-link/new', { as: 'admin' });
    const name = await screen.findByRole('textbox', { name: /^名称/ });
    expect(screen.queryByRole('navigation', { name: '打开的页面' })).toBeNull();
    await user.type(name, '没有保存');
    await screen.findByText('此浏览器无法保存草稿');
    await router.navigate(LINKS);
    await user.click(await screen.findByRole('button', { name: '离开' }));
    await heading('友情链接');
    await waitFor(() => expect(name).not.toBeInTheDocument());
  });

  it('N9: does not lead back when the save that was on its way is done', async () => {
    const { user, router, db } = await renderApp('/backstage/site/friendly-link/1/edit', {
      as: 'admin',
      faults: { 'PUT /links/update': 'hold' },
    });
    const name = await screen.findByRole('textbox', { name: /^名称/ });
    await user.clear(name);
    await user.type(name, '改好了');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await router.navigate(NEWS);
    await heading('行业新闻');
    db.faults.release();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(router.state.location.pathname).toBe(NEWS);
    await waitFor(() => expect(name).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: '改好了' })).toBeNull();
  });

  it('N9: begins anew when it comes back unchanged and its record was changed', async () => {
    const { user, router, queryClient } = await renderApp('/backstage/site/friendly-link/1/edit', {
      as: 'admin',
    });
    const name = await screen.findByRole('textbox', { name: /^名称/ });
    const [link] = mock.db.links.all();
    await router.navigate(NEWS);
    await heading('行业新闻');
    await user.click(await tab('行业新闻'));
    Object.assign(link ?? {}, { name: '同事改的' });
    await queryClient.invalidateQueries({ queryKey: ['links'] });
    await router.navigate(-1);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^名称/ })).toHaveValue('同事改的'),
    );
    expect(name).not.toBeInTheDocument();
  });

  it('N9: can be saved again after “save and new” has led to a blank one', async () => {
    const { user, router } = await renderApp(LINK, { as: 'admin' });
    await user.type(await screen.findByRole('textbox', { name: /^名称/ }), '一');
    await saveAnd(user, '保存并新建');
    await heading('新建友情链接');
    await router.navigate(LINK);
    await heading('编辑友情链接');
    await user.type(await screen.findByRole('textbox', { name: /^名称/ }), '二');
    await saveAnd(user, '保存并返回列表');
    await heading('友情链接');
    expect(mock.db.links.find(1)?.name).toMatch(/一二$/);
  });

  it('N9: begins anew where nothing was typed into a new record', async () => {
    const { router } = await renderApp('/backstage/site/friendly-link/new', { as: 'admin' });
    const name = await screen.findByRole('textbox', { name: /^名称/ });
    await router.navigate(LINKS);
    await heading('友情链接');
    await waitFor(() => expect(name).not.toBeInTheDocument());
    expect(await tab('新建友情链接')).toBeVisible();
  });

  it('N9: is not replaced by a copy of another record', async () => {
    const { router, name } = await leaveLink();
    await router.navigate('/backstage/site/friendly-link/new?copy=2');
    const copied = mock.db.links.find(2)?.name;
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^名称/ })).toHaveValue(copied));
    await router.navigate('/backstage/site/friendly-link/new');
    await waitFor(() => expect(name).toBeVisible());
    expect(name).toHaveValue('没有保存');
  });

  it('N9: is asked about when the back office is left and no draft can be kept', async () => {
    closeDrafts();
    const { user, router } = await renderApp('/backstage/site/friendly-link/new', { as: 'admin' });
    await user.type(await screen.findByRole('textbox', { name: /^名称/ }), '没有保存');
    await screen.findByText('此浏览器无法保存草稿');
    await router.navigate('/home');
    await user.click(await screen.findByRole('button', { name: '继续编辑' }));
    expect(await screen.findByRole('textbox', { name: /^名称/ })).toHaveValue('没有保存');
  });

  it('N9: is asked about while a picture is uploaded, which would end', async () => {
    const { user, router } = await renderApp('/backstage/site/friendly-link/new', {
      as: 'admin',
      faults: { 'POST /file': 'hold' },
    });
    letPicturesLoad();
    await screen.findByRole('textbox', { name: /^名称/ });
    const file = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!file) throw new Error('The form takes no file');
    await user.upload(file, photoFile(1));
    await screen.findByRole('button', { name: '取消上传: 照片1.jpg' });
    await router.navigate(LINKS);
    expect(await screen.findByText(/图片正在上传/)).toBeVisible();
  });

  /** Deletes the first link from its list, for good. */
  async function deleteLink({ user, router }: Awaited<ReturnType<typeof renderApp>>) {
    await router.navigate(LINKS);
    await heading('友情链接');
    const title = mock.db.links.find(1)?.name ?? '';
    await user.click(await screen.findByRole('button', { name: `删除「${title}」` }));
    const question = within(await screen.findByRole('alertdialog', { name: '确认删除' }));
    return async () => {
      await user.click(question.getByRole('button', { name: '删除' }));
      await screen.findByText(`已删除「${title}」`);
      endUndoWaits();
      await waitFor(() => expect(mock.db.links.find(1)).toBeUndefined());
    };
  }

  it('N9: ends with its tab when its record is deleted', async () => {
    const app = await renderApp(LINK, { as: 'admin' });
    const name = await screen.findByRole('textbox', { name: /^名称/ });
    const title = mock.db.links.find(1)?.name ?? '';
    expect(await tab(title)).toBeVisible();
    const confirm = await deleteLink(app);
    expect(screen.queryByText(/未保存的修改/)).toBeNull();
    await confirm();
    await waitFor(() => expect(name).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: title })).toBeNull();
  });

  it('N9: keeps its words when its record is deleted, after a warning, and saves them as a new record', async () => {
    const app = await renderApp(LINK, { as: 'admin' });
    const { user, db } = app;
    await user.type(await screen.findByRole('textbox', { name: /^名称/ }), '改');
    const title = mock.db.links.find(1)?.name ?? '';
    const confirm = await deleteLink(app);
    expect(await screen.findByText(/有未保存的修改，不会一起删除/)).toBeVisible();
    await confirm();
    await user.click(await tab(`${title}（有未保存的修改）`));
    expect(await screen.findByText(/^这条内容已被删除/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: SAVE }));
    await heading('友情链接');
    expect(db.links.all().filter(({ name }) => name === `${title}改`)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /（有未保存的修改）$/ })).toBeNull();
  });

  it('N9: says so when somebody else has deleted its record, and saves it anew when asked again', async () => {
    const { user, db } = await renderApp(LINK, { as: 'admin' });
    await user.type(await screen.findByRole('textbox', { name: /^名称/ }), '改');
    const title = mock.db.links.find(1)?.name ?? '';
    db.links.remove(1);
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(/^这条内容已被删除/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: SAVE }));
    await heading('友情链接');
    expect(db.links.all().filter(({ name }) => name === `${title}改`)).toHaveLength(1);
  });

  it('N9: keeps its tab where that is pinned', async () => {
    const { user } = await renderApp(LINK, { as: 'admin' });
    const name = await screen.findByRole('textbox', { name: /^名称/ });
    const title = mock.db.links.find(1)?.name ?? '';
    fireEvent.contextMenu(await tab(title));
    await user.click(await screen.findByRole('menuitem', { name: '固定' }));
    await user.type(name, '一');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await heading('友情链接');
    expect(await screen.findByRole('button', { name: /（已固定）$/ })).toBeVisible();
    await waitFor(() => expect(name).not.toBeInTheDocument());
  });

  it('N9: closes by Delete on its tab, and by its menu all others without changes', async () => {
    const { user, router } = await leaveLink();
    await router.navigate(NEWS);
    await heading('行业新闻');
    (await tab('新建友情链接（有未保存的修改）')).focus();
    await user.keyboard('{ArrowRight}{Delete}');
    await waitFor(() => expect(screen.queryByRole('button', { name: '友情链接' })).toBeNull());
    expect(await tab('行业新闻')).toHaveFocus();
    expect(await tab('行业新闻')).toHaveAttribute('tabindex', '0');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await user.click(await screen.findByRole('menuitem', { name: '关闭其他' }));
    expect(await screen.findByText('有未保存修改的标签没有关闭')).toBeVisible();
    expect(await tab('新建友情链接（有未保存的修改）')).toBeVisible();
  });
});

it('N9: eight pages are cached, and the one that nobody has visited for longest ends', async () => {
  const { router, selection } = await openNews();
  const lists = [
    'site/friendly-link',
    'site/advertisement-rota',
    'site/announcement',
    'site/company-info',
    'content/honor',
    'content/recruitment-info',
    'content/products',
  ];
  for (const list of lists) {
    await router.navigate(`/backstage/${list}/list`);
    await waitFor(() => expect(useOpenPages.getState().shown).toBe(`/backstage/${list}/list`));
  }
  expect(cachedPages()).toHaveLength(8);
  expect(selection).toBeInTheDocument();
  await router.navigate('/backstage/overview');
  await waitFor(() => expect(selection).not.toBeInTheDocument());
  expect(cachedPages()).toHaveLength(8);
});
