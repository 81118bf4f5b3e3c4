import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { toHandedDraft } from '#src/admin/drafts/handed-draft.ts';
import { dialect } from '#src/api/dialects/dialect.ts';
import { packText } from '#src/lib/text/packed-text.ts';
import { session } from '#src/session/session-store.ts';
import { buildLocalToken } from '#src/session/token.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE } from '#tests/support/save-button.ts';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { fillIn, press } from './auth-actions.ts';

const AREA = '/backstage/site/friendly-link';
const UPDATE = 'PUT /links/update';
// The first of all fetches the page's code.
const FIRST = { timeout: 20_000 };
const nameField = () => screen.findByRole('textbox', { name: /^名称/ }, FIRST);
const addressField = () => screen.findByRole('textbox', { name: /^网址/ });

type App = Awaited<ReturnType<typeof renderApp>>;

/** The first link of the mock, which gets these fields. */
function prepareLink() {
  const [link] = mock.db.links.all();
  if (!link) throw new Error('The mock has no link');
  Object.assign(link, { name: '青苗种业', url: 'https://first.cn/' });
  return { link, path: `${AREA}/${link.id}/edit` };
}

async function write(field: HTMLElement, text: string, { user }: App) {
  await user.clear(field);
  await user.type(field, text);
}

async function handOver({ user }: App) {
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await user.click(screen.getByRole('menuitem', { name: '转交草稿' }));
  return within(await screen.findByRole('dialog', { name: '转交草稿' }));
}

async function copiedLink(app: App): Promise<URL> {
  const dialog = await handOver(app);
  const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: '草稿链接' });
  return new URL(field.value);
}

async function received() {
  const dialog = await screen.findByRole('dialog', { name: '转交给您的草稿' }, FIRST);
  // It fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** The URL of a draft that somebody has made by hand. */
async function urlOf(path: string, draft: Partial<Parameters<typeof toHandedDraft>[0]>) {
  const made = toHandedDraft(
    { type: 'links', record: '1', by: '林晓', values: {}, missing: [], ...draft },
    {},
  );
  return `${path}#draft=${await packText(JSON.stringify(made))}`;
}

describe('a draft that is handed over', () => {
  it('B13+: as a link goes past the sign-in, and into the colleague’s form field by field, with undo', async () => {
    const { link, path } = prepareLink();
    const sender = await renderApp(path, { as: 'admin' });
    await write(await nameField(), '青苗农业', sender);
    await write(await addressField(), 'https://second.cn/', sender);
    const dialog = await handOver(sender);
    expect(dialog.getByText('转交 2 项：名称、网址')).toBeVisible();
    await expectNoAxeViolations(screen.getByRole('dialog'));
    await sender.user.click(await dialog.findByRole('button', { name: '复制链接' }));
    const url = new URL(await navigator.clipboard.readText());
    expect(url.href.length).toBeLessThan(600);
    expect(`${url.pathname}${url.search}`).toBe(path);
    expect(await dialog.findByText('已复制')).toBeVisible();
    sender.unmount();
    session.end('signed-out');

    const receiver = await renderApp(path + url.hash);
    await waitFor(() =>
      expect(receiver.router.state.location.pathname).toBe('/auth/jwt-local/sign-in'),
    );
    // The query is sent to the host, the hash is not.
    expect(receiver.router.state.location.search).toBe(
      `?${new URLSearchParams({ returnTo: path })}`,
    );
    await fillIn(receiver.user, 'linxia');
    await press(receiver.user, '登录');
    const compared = await received();
    expect(await compared.findByText(/^署名“系统管理员”，.+转交。/)).toBeVisible();
    expect(compared.getByText('有 2 项与当前内容不同。')).toBeVisible();
    expect(
      compared.getByRole('heading', { level: 3, name: '名称' }).closest('section'),
    ).toHaveTextContent(/草稿青苗农业当前内容青苗种业/);
    await expectNoAxeViolations(screen.getByRole('dialog'));
    await receiver.user.click(compared.getByRole('button', { name: '全部采用' }));
    expect(compared.getByText('已采用 2 项，保存后生效。')).toBeVisible();
    await receiver.user.click(compared.getByRole('button', { name: '撤回「网址」' }));
    await receiver.user.click(compared.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(receiver.router.state.location.hash).toBe('');
    expect(await nameField()).toHaveValue('青苗农业');
    expect(await addressField()).toHaveValue('https://first.cn/');
    // Nothing is saved, and nothing was sent that has it.
    expect(mock.db.links.find(link.id)?.name).toBe('青苗种业');
    expect(mock.db.requests.of(UPDATE)).toHaveLength(0);
  });

  it('B13+: is copied or saved where the browser opens no share menu, and that is said', async () => {
    const share = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    Object.assign(navigator, { share, canShare: () => true });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'canShare');
    });
    const saved = catchSavedFiles();
    const { path } = prepareLink();
    const app = await renderApp(path, { as: 'admin' });
    await write(await nameField(), '青苗农业', app);
    const dialog = await handOver(app);
    await app.user.click(await dialog.findByRole('button', { name: '分享链接' }));
    expect(await screen.findByText('分享菜单没有打开，链接已复制。')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('#draft=');
    await app.user.click(dialog.getByRole('button', { name: '分享文件' }));
    expect(await screen.findByText('分享菜单没有打开，文件已保存。')).toBeVisible();
    expect(saved).toHaveLength(1);
  });

  it('B13+: leaves the focus in the page when its link is opened and it is closed, and the record is not read again', async () => {
    const { link, path } = prepareLink();
    const url = await urlOf(path, { record: String(link.id), values: { name: '青苗农业' } });
    const { user, db, queryClient } = await renderApp(url, { as: 'admin' });
    const compared = await received();
    await user.click(await compared.findByRole('button', { name: '全部采用' }));
    const { length } = db.requests.of();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    await user.click(compared.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(db.requests.of()).toHaveLength(length);
  });

  it('B13+: of a new record opens a new form with what both had written, also as a file from the list', async () => {
    const saved = catchSavedFiles();
    const sender = await renderApp(`${AREA}/new`, { as: 'admin' });
    await write(await nameField(), '远山农业', sender);
    const dialog = await handOver(sender);
    await sender.user.click(await dialog.findByRole('button', { name: '保存为文件' }));
    const [made] = saved;
    expect(made?.name).toBe('草稿 远山农业.json');
    sender.unmount();

    const receiver = await renderApp(`${AREA}/list`, { as: 'linxia' });
    await screen.findByRole('heading', { level: 1, name: '友情链接' }, FIRST);
    await receiver.user.click(await screen.findByRole('button', { name: '更多工具' }));
    expect(screen.getByRole('button', { name: '打开同事发来的草稿' })).toBeVisible();
    const input = screen.getByLabelText('打开同事发来的草稿', { selector: 'input' });
    await receiver.user.upload(input, new File([made?.file ?? ''], made?.name ?? ''));
    await waitFor(() => expect(receiver.router.state.location.pathname).toBe(`${AREA}/new`));
    const compared = await received();
    await receiver.user.click(await compared.findByRole('button', { name: '采用此项「名称」' }));
    await receiver.user.click(compared.getByRole('button', { name: '关闭' }));
    expect(await nameField()).toHaveValue('远山农业');
  });

  it('B13+: says which fields were saved since, and does not take the place of what the colleague has typed', async () => {
    const { link, path } = prepareLink();
    const sender = await renderApp(path, { as: 'admin' });
    await write(await nameField(), '青苗农业', sender);
    await write(await addressField(), 'https://second.cn/', sender);
    await write(await screen.findByRole('textbox', { name: /^简介/ }), '草稿的简介', sender);
    const { hash } = await copiedLink(sender);
    sender.unmount();
    Object.assign(link, { name: '青苗集团' });

    const receiver = await renderApp(path, { as: 'linxia' });
    await nameField();
    await write(await addressField(), 'https://mine.cn/', receiver);
    await receiver.router.navigate(path + hash);
    const compared = await received();
    expect(await compared.findByText('草稿开始之后，有人保存过此项。采用前请核对。')).toBeVisible();
    expect(compared.getByText('您在此项有未保存的修改，采用后会被替换。')).toBeVisible();
    await receiver.user.click(compared.getByRole('button', { name: '采用其余 1 项' }));
    await receiver.user.click(compared.getByRole('button', { name: '关闭' }));
    expect(await nameField()).toHaveValue('青苗集团');
    expect(await addressField()).toHaveValue('https://mine.cn/');
    expect(screen.getByRole('textbox', { name: /^简介/ })).toHaveValue('草稿的简介');
  });

  it.each([
    ['another record’s', { record: '999999' }, '这份草稿属于另一条记录，不能在这里采用。'],
    ['another type’s', { type: 'news' }, '这份草稿属于另一类内容，不能在这里采用。'],
  ])('B13+: is refused with a sentence: %s', async (_what, draft, text) => {
    const { path } = prepareLink();
    await renderApp(await urlOf(path, draft), { as: 'admin' });
    const dialog = await received();
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /采用/ })).toBeNull();
  });

  it('B13+: of a record that was deleted shows all it holds, and goes field by field into a new one', async () => {
    const { link, path } = prepareLink();
    const values = { name: '半途苗圃', nameEn: 'Halfway', url: 'https://a.cn/' };
    const url = await urlOf(path, { record: String(link.id), values });
    mock.db.links.remove(link.id);
    const { user, router, db } = await renderApp(url, { as: 'admin' });
    const gone = await received();
    expect(await gone.findByText(/^署名“林晓”，.+已不存在/)).toBeVisible();
    for (const text of [/^名称半途苗圃$/, /^英文名称Halfway$/, /^网址https:\/\/a\.cn\/$/]) {
      expect(
        gone.getAllByRole('heading', { level: 3 }).map((it) => it.closest('section')?.textContent),
      ).toContainEqual(expect.stringMatching(text));
    }
    await expectNoAxeViolations(screen.getByRole('dialog'));
    await user.click(gone.getByRole('link', { name: '用这份草稿新建' }));
    await screen.findByText('有 3 项与当前内容不同。', {}, FIRST);
    expect(router.state.location.pathname).toBe(`${AREA}/new`);
    const compared = await received();
    await user.click(compared.getByRole('button', { name: '全部采用' }));
    await user.click(compared.getByRole('button', { name: '关闭' }));
    expect(await nameField()).toHaveValue('半途苗圃');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(db.links.all().map(({ name }) => name)).toContain('半途苗圃'));
  });

  it('B13+: of a record that was deleted is shown to somebody who makes no new records, without the button', async () => {
    const { link, path } = prepareLink();
    const url = await urlOf(path, { record: String(link.id), values: { name: '半途苗圃' } });
    mock.db.links.remove(link.id);
    dialect.permissions = 'permissions';
    onTestFinished(() => {
      dialect.permissions = null;
    });
    const permissions = ['site:links:list', 'site:links:edit'];
    const token = buildLocalToken({ id: 1, username: 'admin', role: 'admin', permissions });
    session.start({ token, bearer: mock.signIn('admin') });
    await renderApp(url);
    const gone = await received();
    expect(await gone.findByText('半途苗圃')).toBeVisible();
    expect(gone.queryByRole('link', { name: '用这份草稿新建' })).toBeNull();
  });

  it.each(['hello {', '{"format":"record-draft","version":1}'])(
    'B13+: is refused with a sentence about files: a file with %s',
    async (text) => {
      const { user } = await renderApp(`${AREA}/list`, { as: 'admin' });
      await user.click(await screen.findByRole('button', { name: '更多工具' }, FIRST));
      const input = screen.getByLabelText('打开同事发来的草稿', { selector: 'input' });
      await user.upload(input, new File([text], '草稿.json'));
      expect(
        await screen.findByText('这个文件不是草稿，或者已损坏。请同事重新发送。'),
      ).toBeVisible();
    },
  );

  it('B13+: shows only what the form can hold, and says how much is left out and which pictures are missing', async () => {
    const { link, path } = prepareLink();
    const values = { name: '乙', url: { evil: 1 }, owner: 'x', id: 7 };
    const url = await urlOf(path, { record: String(link.id), values, missing: ['logo'] });
    await renderApp(url, { as: 'admin' });
    const dialog = await received();
    expect(await dialog.findByText('有 3 项在您的表单里无法采用，没有列出。')).toBeVisible();
    expect(dialog.getByText(/^转交时有图片或文件还没上传完/)).toBeVisible();
    expect(dialog.getByText('有 1 项与当前内容不同。')).toBeVisible();
  });

  it('B13+: names the pictures that are not uploaded', async () => {
    const { path } = prepareLink();
    const sender = await renderApp(path, { as: 'admin' });
    await write(await nameField(), '青苗农业', sender);
    const logo = screen.getByLabelText(/^标志/, { selector: 'input' });
    await sender.user.upload(logo, new File(['no picture'], '坏.png', { type: 'image/png' }));
    await screen.findByText(/^坏\.png/);
    const dialog = await handOver(sender);
    const text = '这里还有没上传完的图片或文件，不会一起转交：标志';
    expect(await dialog.findByText(text)).toBeVisible();
  });

  it('B13+: cannot be handed over while nothing is unsaved', async () => {
    const { path } = prepareLink();
    const { user } = await renderApp(path, { as: 'admin' });
    await nameField();
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    expect(screen.getByRole('menuitem', { name: '转交草稿' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
