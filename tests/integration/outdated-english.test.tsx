import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, expect, it } from 'vitest';
import { saveVersions } from '#src/admin/drafts/save-versions.ts';
import { outdatedEnglish, withSources } from '#src/api/fields/translation.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE } from '#tests/support/save-button.ts';

const AREA = '/backstage/site/friendly-link';
// The first of all fetches the page's code.
const FIRST = { timeout: 20_000 };

beforeAll(async () => {
  // Compiled here, so that the first test does not time out.
  await import('#src/features/friendly-link/friendly-link-form-page.tsx');
  await import('#src/features/friendly-link/friendly-link-list-page.tsx');
  await import('#src/features/product/product-form-page.tsx');
}, 120_000);

const BEFORE = {
  name: '青苗种业',
  nameEn: 'Seedling Seeds',
  description: '种子',
  descriptionEn: 'Seeds',
};

/** The first link of the mock. @param changed fields that were changed since its English was written */
function prepareLink(changed: Partial<typeof BEFORE> = {}) {
  const [link] = mock.db.links.all();
  if (!link) throw new Error('The mock has no link');
  const written = withSources({}, { ...link, ...BEFORE });
  mock.db.links.replace(withSources(written, { ...written, ...changed }));
  const outdated = () => {
    const stored = mock.db.links.find(link.id);
    return stored && outdatedEnglish(stored).map(({ name }) => name);
  };
  return { id: link.id, path: `${AREA}/${link.id}/edit`, outdated };
}

type App = Awaited<ReturnType<typeof renderApp>>;

const chineseName = () => screen.findByRole('textbox', { name: /^名称/ }, FIRST);
const hint = (name = '英文名称') => screen.findByRole('group', { name: `${name}已过期` });

async function rename({ user }: App, name: string) {
  await user.clear(await chineseName());
  await user.type(await chineseName(), name);
}

async function save({ user }: App) {
  await user.click(screen.getByRole('button', { name: SAVE }));
  await screen.findByRole('heading', { level: 1, name: '友情链接' });
}

it('I8: a form says which English is outdated by a change of the Chinese, and what has changed', async () => {
  const { path, outdated } = prepareLink();
  const app = await renderApp(path, { as: 'admin' });
  const { user } = app;
  await chineseName();
  expect(screen.queryByRole('button', { name: /^英文已过期/ })).toBeNull();
  await rename(app, '远山种业');
  await user.click(await screen.findByRole('button', { name: /^英文已过期 1 项/ }));
  const english = screen.getByRole('textbox', { name: '英文名称' });
  await waitFor(() => expect(english).toHaveFocus());
  const said = within(await hint());
  await expectNoAxeViolations(await hint());
  await user.click(said.getByRole('button', { name: '看看改了什么' }));
  expect(await said.findByText('写英文时的中文')).toBeVisible();
  expect(await hint()).toHaveTextContent(/写英文时的中文青苗种业.*现在的中文远山种业/);
  await save(app);
  expect(outdated()).toEqual(['nameEn']);
});

it('I8: the Chinese of before is found among the saved versions, and new English is current', async () => {
  const { id, path, outdated } = prepareLink({ name: '远山种业' });
  await saveVersions({ user: 'admin', type: 'links', record: String(id) }, [
    { at: Date.now() - 2000, isReplaced: false, values: BEFORE },
    { at: Date.now() - 1000, isReplaced: false, values: { ...BEFORE, name: '别的种业' } },
  ]);
  const app = await renderApp(path, { as: 'admin' });
  const { user } = app;
  await user.click(await screen.findByRole('button', { name: /^英文已过期 1 项/ }, FIRST));
  await user.click(within(await hint()).getByRole('button', { name: '看看改了什么' }));
  await waitFor(async () => expect(await hint()).toHaveTextContent(/青苗种业.*远山种业/));
  await user.clear(screen.getByRole('textbox', { name: '英文名称' }));
  await user.type(screen.getByRole('textbox', { name: '英文名称' }), 'Far Hills Seeds');
  expect(screen.queryByRole('button', { name: /^英文已过期/ })).toBeNull();
  await save(app);
  expect(outdated()).toEqual([]);
});

it('I8: English that is still right is confirmed by one press, which can be undone and is saved', async () => {
  const { path, outdated } = prepareLink({ name: '青苗種業', description: '种籽' });
  const app = await renderApp(path, { as: 'admin' });
  const { user } = app;
  const next = await screen.findByRole('button', { name: /^英文已过期 2 项/ }, FIRST);
  await user.click(next);
  const english = screen.getByRole('textbox', { name: '英文名称' });
  await waitFor(() => expect(english).toHaveFocus());
  // By keyboard: the field, what has changed, still right.
  await user.tab();
  await user.tab();
  expect(screen.getAllByRole('button', { name: '英文仍然准确' })[0]).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(english).toHaveFocus());
  expect(next).toHaveAccessibleName(/^英文已过期 1 项/);
  const toast = (await screen.findByText(/^已确认英文仍然准确/)).closest('li');
  if (!toast) throw new Error('There is no toast');
  await user.click(within(toast).getByRole('button', { name: '撤销' }));
  expect(next).toHaveAccessibleName(/^英文已过期 2 项/);
  expect(screen.getByText('没有修改')).toBeVisible();

  await user.click(within(await hint()).getByRole('button', { name: '英文仍然准确' }));
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '查看修改内容' }));
  const changes = await screen.findByRole('dialog', { name: '修改内容' });
  expect(changes).toHaveTextContent(/英文核对.*英文已过期 2 项.*英文已过期 1 项/);
  await user.click(within(changes).getByRole('button', { name: '保存' }));
  await screen.findByRole('heading', { level: 1, name: '友情链接' });
  expect(outdated()).toEqual(['descriptionEn']);
});

it('I8: where this computer does not have the Chinese of before, the form says so', async () => {
  const { path } = prepareLink({ name: '远山种业' });
  const { user } = await renderApp(path, { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: /^英文已过期 1 项/ }, FIRST));
  await user.click(within(await hint()).getByRole('button', { name: '看看改了什么' }));
  expect(await screen.findByText(/^这台电脑上没有当时的中文/)).toBeVisible();
  expect(await hint()).toHaveTextContent('远山种业');
});

it('I8: what others have saved meanwhile stays outdated, and what they have written stays current', async () => {
  const { id, path, outdated } = prepareLink();
  const app = await renderApp(path, { as: 'admin' });
  await rename(app, '远山种业');
  const stored = mock.db.links.find(id);
  if (!stored) throw new Error('The link is gone');
  const theirs = { ...stored, description: '种籽', descriptionEn: 'Seed' };
  mock.db.links.replace(withSources(stored, theirs));
  await save(app);
  expect(outdated()).toEqual(['nameEn']);
  expect(mock.db.links.find(id)).toMatchObject({ name: '远山种业', descriptionEn: 'Seed' });
});

it('I8: English that was written for Chinese that others have changed meanwhile is outdated', async () => {
  const { id, path, outdated } = prepareLink();
  const app = await renderApp(path, { as: 'admin' });
  const { user } = app;
  await chineseName();
  const languages = screen.getByRole('group', { name: '内容的语言' });
  await user.click(within(languages).getByRole('button', { name: 'English' }));
  await user.type(await screen.findByRole('textbox', { name: '英文名称' }), ' Ltd');
  const stored = mock.db.links.find(id);
  if (!stored) throw new Error('The link is gone');
  mock.db.links.replace(withSources(stored, { ...stored, name: '远山种业' }));
  await save(app);
  expect(mock.db.links.find(id)).toMatchObject({ name: '远山种业', nameEn: 'Seedling Seeds Ltd' });
  expect(outdated()).toEqual(['nameEn']);
});

it('I8: a switch in a list leaves outdated English outdated', async () => {
  const { id, outdated } = prepareLink({ name: '远山种业' });
  const { user } = await renderApp(`${AREA}/list`, { as: 'admin' });
  const row = (await screen.findByText('远山种业', undefined, FIRST)).closest('li');
  if (!row) throw new Error('There is no row');
  expect(row).toHaveTextContent('英文已过期');
  await user.click(within(row).getByRole('switch'));
  await waitFor(() => expect(mock.db.links.find(id)?.status).toBe(1));
  expect(outdated()).toEqual(['nameEn']);
});

it('I8: a copy of a record whose Chinese is changed has outdated English', async () => {
  const { id } = prepareLink();
  const app = await renderApp(`${AREA}/new?copy=${id}`, { as: 'admin' });
  await rename(app, '远山种业');
  await screen.findByRole('button', { name: /^英文已过期 1 项/ });
  await save(app);
  const copy = mock.db.links.all().find(({ name }) => name === '远山种业');
  expect(copy && outdatedEnglish(copy).map(({ name }) => name)).toEqual(['nameEn']);
});

it('I8: a record whose server keeps no sources is saved and shown as before', async () => {
  const { id, path } = prepareLink({ name: '远山种业' });
  const stored = mock.db.links.find(id);
  if (!stored) throw new Error('The link is gone');
  const old = { ...stored };
  delete old.englishSources;
  mock.db.links.replace(old);
  const app = await renderApp(path, { as: 'admin' });
  const { user } = app;
  await user.type(await screen.findByRole('textbox', { name: /^网址/ }, FIRST), '/cn');
  expect(screen.queryByRole('button', { name: /^英文已过期/ })).toBeNull();
  await save(app);
  expect(mock.db.links.find(id)?.englishSources ?? '').toBe('');
});

it('I8: two outdated English cells of a row are told apart', async () => {
  const [product] = mock.db.products.all();
  if (!product) throw new Error('The mock has no product');
  const row = { name: '量程', nameEn: 'Range', value: '五米', valueEn: 'Five metres' };
  const written = withSources({}, { ...product, specifications: [row] });
  const specifications = [{ ...row, name: '测距', value: '六米' }];
  mock.db.products.replace(withSources(written, { ...written, specifications }));
  const { user } = await renderApp(`/backstage/content/products/${product.id}/edit`, {
    as: 'admin',
  });
  await user.click(await screen.findByRole('button', { name: /^英文已过期 1 项/ }, FIRST));
  expect(await screen.findByText('第 1 行，英文名称已过期')).toBeVisible();
  expect(screen.getByText('第 1 行，英文值已过期')).toBeVisible();
});
