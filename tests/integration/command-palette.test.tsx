import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const LINKS = '/backstage/site/friendly-link/list';

/** Opens the search with its shortcut. */
async function openSearch(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(LINKS, { as: 'admin', ...options });
  await screen.findByRole('heading', { level: 1 });
  await app.user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return { ...app, dialog: within(dialog), field };
}

type Search = Awaited<ReturnType<typeof openSearch>>;

const found = ({ dialog }: Search) =>
  dialog.queryAllByRole('option').map((option) => option.textContent);

/** The entries known without the server: pages and actions. */
const known = ({ dialog }: Search) =>
  ['页面', '快捷操作'].flatMap((name) => {
    const group = dialog.queryByRole('group', { name });
    const options = group ? within(group).getAllByRole('option') : [];
    return options.map((option) => option.textContent);
  });

const chosen = ({ dialog, field }: Search) =>
  dialog
    .queryAllByRole('option')
    .find(({ id }) => id === field.getAttribute('aria-activedescendant'))?.textContent;

describe('search', () => {
  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    'N2: %s opens it from anywhere',
    async (keys) => {
      const { user } = await renderApp(LINKS, { as: 'admin' });
      await user.click(await screen.findByRole('searchbox'));
      await user.keyboard(keys);
      expect(await screen.findByRole('dialog', { name: '搜索内容、页面与命令' })).toBeVisible();
    },
  );

  it('N2: the header has a button for it; Escape closes it and gives the focus back', async () => {
    const { user } = await renderApp(LINKS, { as: 'admin' });
    const button = await screen.findByRole('button', { name: '搜索' });
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Meta+K Control+K');
    await user.click(button);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
  });

  it('N2: what is typed before its code is there is not lost, and Escape gives the focus back', async () => {
    const { user } = await renderApp(LINKS, { as: 'admin' });
    const filter = await screen.findByRole('searchbox');
    await user.click(filter);
    await user.keyboard('{Control>}k{/Control}gsxx');
    const field = await screen.findByRole('combobox', { name: '搜索内容、页面与命令' });
    expect(field).toHaveValue('gsxx');
    await user.keyboard('{Backspace}x');
    expect(field).toHaveValue('gsxx');
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
    expect(filter).toHaveValue('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(filter).toHaveFocus();
  });

  it('N2: asks for keywords while there are none, and says so where nothing fits', async () => {
    const search = await openSearch();
    expect(search.dialog.getByText('请输入关键词')).toBeVisible();
    await search.user.keyboard('没有这个');
    expect(await search.dialog.findByText('未找到结果')).toBeVisible();
    expect(search.dialog.getByText(/“没有这个”/)).toBeVisible();
    expect(search.dialog.queryByText('请输入关键词')).toBeNull();
    expect(search.dialog.queryByRole('listbox')).toBeNull();
  });

  it('N2: says so in English with the words of the specification', async () => {
    const search = await openSearch({ language: 'en' });
    expect(search.dialog.getByText('Please enter keywords')).toBeVisible();
    await search.user.keyboard('nothing like it');
    expect(await search.dialog.findByText('Not found')).toBeVisible();
  });

  it.each([
    ['a title', '友情', ['友情链接站点', '新建友情链接站点']],
    ['a path', 'friendly-link', ['友情链接站点', '新建友情链接站点']],
    ['a group', '行业新闻', ['新闻列表内容 / 行业新闻', '发布新闻内容 / 行业新闻']],
  ])('N2: matches %s', async (_what, query, entries) => {
    const search = await openSearch();
    await search.user.keyboard(query);
    expect(known(search)).toEqual(entries);
    await search.dialog.findByText(/^\d+ 个结果$/);
    expect(search.dialog.getByText(`${found(search).length} 个结果`)).toBeInTheDocument();
  });

  it('N7: matches pinyin and its initials, and shows where', async () => {
    const search = await openSearch();
    await search.user.keyboard('yqlj');
    expect(known(search)).toEqual(['友情链接站点', '新建友情链接站点']);
    for (const text of search.dialog.getAllByText('友情链接')) expect(text.tagName).toBe('MARK');
    await search.user.clear(search.field);
    await search.user.keyboard('xinwenlb');
    expect(known(search)).toEqual(['新闻列表内容 / 行业新闻']);
  });

  it('N7: finds what is not in the menu first by its name: announcements, and uploading photos', async () => {
    const search = await openSearch();
    await search.user.keyboard('公告');
    await waitFor(() => expect(known(search)[0]).toMatch(/^公告/));
    await search.user.clear(search.field);
    await search.user.keyboard('上传图片');
    await waitFor(() => expect(known(search)[0]).toMatch(/^上传图片/));
  });

  it('N7: offers actions, in a group of their own', async () => {
    const search = await openSearch();
    await search.user.keyboard('fbxw');
    const actions = within(search.dialog.getByRole('group', { name: '快捷操作' }));
    expect(actions.getByRole('option', { name: /发布新闻/ })).toBeVisible();
    await search.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(search.router.state.location.pathname).toBe('/backstage/content/industry-news/new'),
    );
  });

  it('N2: arrow keys, Home and End choose, Enter opens', async () => {
    const search = await openSearch();
    await search.user.keyboard('列表');
    await search.dialog.findByText(/^\d+ 个结果$/);
    const [first = '', second = ''] = found(search);
    expect(chosen(search)).toBe(first);
    await search.user.keyboard('{ArrowDown}');
    expect(chosen(search)).toBe(second);
    await search.user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen(search)).toBe(found(search).at(-1));
    await search.user.keyboard('{Home}');
    expect(chosen(search)).toBe(first);
    await search.user.keyboard('{End}');
    expect(chosen(search)).toBe(found(search).at(-1));
    await search.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(search.router.state.location.pathname).toBe('/backstage/content/honor/list'),
    );
  });

  it('N2: a click opens too', async () => {
    const search = await openSearch();
    await search.user.keyboard('轮播');
    await search.user.click(search.dialog.getByRole('option', { name: /^轮播广告/ }));
    expect(await screen.findByRole('heading', { level: 1, name: '轮播广告' })).toBeVisible();
  });

  it('N2: Enter that ends an input method’s composition opens nothing', async () => {
    const search = await openSearch();
    await search.user.keyboard('xw');
    expect(found(search).length).toBeGreaterThan(0);
    fireEvent.keyDown(search.field, { key: 'Enter', keyCode: 229, isComposing: true });
    expect(search.router.state.location.pathname).toBe(LINKS);
    expect(search.field).toBeVisible();
  });

  it('shows what was opened last the next time', async () => {
    const search = await openSearch();
    await search.user.keyboard('xwlb{Enter}');
    await screen.findByRole('heading', { level: 1, name: '行业新闻' });
    await search.user.keyboard('{Control>}k{/Control}');
    const recent = within(await screen.findByRole('group', { name: '最近打开' }));
    expect(recent.getByRole('option', { name: /新闻列表/ })).toBeVisible();
    expect(screen.getByText('请输入关键词')).toBeVisible();
  });

  it('axe finds nothing, empty and with results', async () => {
    const search = await openSearch();
    await expectNoAxeViolations();
    await search.user.keyboard('xw');
    expect(found(search).length).toBeGreaterThan(0);
    await expectNoAxeViolations();
  });
});
