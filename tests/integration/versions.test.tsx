import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { saveVersions } from '#src/admin/drafts/save-versions.ts';
import type { RecordKey } from '#src/lib/local-copies/copy.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE } from '#tests/support/save-button.ts';

const AREA = '/backstage/site/friendly-link';
const DAY = 86_400_000;
// The first of all fetches the page's code.
const FIRST = { timeout: 20_000 };
const readVersions = (key: RecordKey) => localCopies.ofRecord('version', key);
const nameField = () => screen.findByRole('textbox', { name: /^名称/ }, FIRST);
const addressField = () => screen.findByRole('textbox', { name: /^网址/ });

/** The first link of the mock, which gets these fields. */
function prepareLink() {
  const [link] = mock.db.links.all();
  if (!link) throw new Error('The mock has no link');
  Object.assign(link, { name: '青苗种业', url: 'https://first.cn/' });
  const place = { user: 'admin', type: 'links', record: String(link.id) };
  return { link, place, path: `${AREA}/${link.id}/edit` };
}

type App = Awaited<ReturnType<typeof renderApp>>;

async function saveAs({ user, router }: App, path: string, name: string, address: string) {
  if (router.state.location.pathname !== path) await router.navigate(path);
  await user.clear(await nameField());
  await user.type(await nameField(), name);
  await user.clear(await addressField());
  await user.type(await addressField(), address);
  await user.click(screen.getByRole('button', { name: SAVE }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${AREA}/list`));
  await screen.findByRole('heading', { level: 1, name: '友情链接' });
}

async function openVersions({ user }: App) {
  await nameField();
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await user.click(screen.getByRole('menuitem', { name: '历史版本' }));
  return screen.findByRole('dialog', { name: '历史版本' });
}

describe('earlier versions of a record', () => {
  it('are kept with each save, compared word by word, and taken back into the form field by field', async () => {
    const { link, path, place } = prepareLink();
    const app = await renderApp(path, { as: 'admin' });
    await saveAs(app, path, '青苗农业', 'https://second.cn/');
    await saveAs(app, path, '远山农业', 'https://third.cn/');
    await waitFor(async () => expect(await readVersions(place)).toHaveLength(3));

    await app.router.navigate(path);
    const dialog = within(await openVersions(app));
    await app.user.click(await dialog.findByRole('combobox', { name: '选择版本' }));
    const choices = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(choices).toEqual([
      expect.stringMatching(/^\d\d:\d\d 保存$/),
      expect.stringMatching(/^\d\d:\d\d 保存$/),
      expect.stringMatching(/^\d\d:\d\d 保存之前的内容$/),
    ]);
    await app.user.click(screen.getByRole('option', { name: /保存之前的内容/ }));
    expect(dialog.getByText('有 2 项与当前内容不同。')).toBeVisible();
    const name = dialog.getByRole('heading', { level: 3, name: '名称' }).closest('section');
    expect(name).toHaveTextContent('青苗种业');
    expect(dialog.getAllByText('远山农业').length).toBeGreaterThan(0);
    expect(name?.querySelector('mark')).not.toBeNull();
    await expectNoAxeViolations(screen.getByRole('dialog'));

    await app.user.click(dialog.getByRole('button', { name: '取回此项「网址」' }));
    await app.user.click(dialog.getByRole('button', { name: '撤回「网址」' }));
    await app.user.click(dialog.getByRole('button', { name: '取回此项「名称」' }));
    expect(dialog.getByText('已取回 1 项，保存后生效。')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: '关闭' }));
    expect(await nameField()).toHaveValue('青苗种业');
    expect(await addressField()).toHaveValue('https://third.cn/');
    expect(await screen.findByText(/^草稿已存于/)).toBeVisible();
    expect(mock.db.links.find(link.id)?.name).toBe('远山农业');
  });

  it('are kept of a new record too, and not shown to anybody else', async () => {
    const app = await renderApp(`${AREA}/new`, { as: 'admin' });
    await saveAs(app, `${AREA}/new`, '新的伙伴', 'https://new.cn/');
    const record = String(mock.db.links.all().find(({ name }) => name === '新的伙伴')?.id);
    const place = { user: 'admin', type: 'links', record };
    await waitFor(async () => expect(await readVersions(place)).toHaveLength(1));
    expect(await readVersions({ ...place, user: 'linxia' })).toEqual([]);
    app.unmount();

    const other = await renderApp(`${AREA}/${record}/edit`, { as: 'linxia' });
    const dialog = within(await openVersions(other));
    expect(await dialog.findByText('还没有历史版本')).toBeVisible();
  });

  it('are kept up to twenty for ninety days, without repetitions', async () => {
    const place = { user: 'admin', type: 'links', record: '7' };
    const state = (name: string, at = Date.now()) => ({ at, isReplaced: false, values: { name } });
    await saveVersions(place, [state('太久', Date.now() - 91 * DAY), state('一'), state('一')]);
    expect((await readVersions(place)).map(({ values }) => values.name)).toEqual(['一']);
    await saveVersions(
      place,
      Array.from({ length: 22 }, (_, index) => state(`第 ${index}`, Date.now() + index)),
    );
    const kept = await readVersions(place);
    expect(kept).toHaveLength(20);
    expect(kept.at(0)?.values).toEqual({ name: '第 21' });
  });

  it('where storage fails the dialog says so, and saving works', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The quota is used up', 'QuotaExceededError');
    });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota is used up', 'QuotaExceededError');
    });
    const { path } = prepareLink();
    const app = await renderApp(path, { as: 'admin' });
    await saveAs(app, path, '无处可存', 'https://full.cn/');
    await app.router.navigate(path);
    const dialog = within(await openVersions(app));
    expect(await dialog.findByText(/^此浏览器无法保存或读取历史版本/)).toBeVisible();
    vi.restoreAllMocks();
  });
});
