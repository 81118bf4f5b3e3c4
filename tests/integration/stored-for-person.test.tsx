import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { openDB } from 'idb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_KEY } from '#src/session/session-storage.ts';
import { session } from '#src/session/session-store.ts';
import { buildLocalToken } from '#src/session/token.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const NEWS = '/backstage/content/industry-news';

beforeEach(letPicturesLoad);
beforeAll(async () => {
  // ProseMirror needs it, and jsdom lacks it.
  Object.assign(document, { elementFromPoint: () => null });
  // Compiled here, so that the first test does not time out.
  await import('#src/features/news/news-list-page.tsx');
  await import('#src/features/news/news-form-page.tsx');
  await import('#src/features/news/news-import.tsx');
  await import('#src/admin/import/file/read-book.ts');
  await import('#src/admin/pictures/picture-dialog.tsx');
}, 120_000);

/** Signs in, with a token of these claims for the person and one of the server's for the calls. */
async function openList(claims: Record<string, unknown>) {
  const tokens = { token: buildLocalToken(claims), bearer: mock.signIn('admin') };
  session.start(tokens);
  const app = await renderApp(`${NEWS}/list`);
  const press = async (name: string | RegExp) =>
    app.user.click(await screen.findByRole('button', { name }));
  return { ...app, ...tokens, press };
}

type App = Awaited<ReturnType<typeof openList>>;

const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function makeRowsCompact({ press }: App) {
  await press('更多工具');
  await press('列设置');
  await press('紧凑');
  await press('完成');
  await dialogGone();
}

async function importWithChosenColumn({ user, press }: App) {
  await press('导入');
  await screen.findByRole('heading', { name: '选择文件' });
  const file = new File(['稿件名\r\n一篇稿件'], '新闻.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('选择文件', { selector: 'input' }), file);
  await user.click(await screen.findByRole('combobox', { name: /“稿件名”填入/ }));
  await user.click(await screen.findByRole('option', { name: '标题' }));
  await press('下一步');
  await screen.findByText(/有问题 1 行/);
  await user.keyboard('{Escape}');
  await press('离开');
  // Behind a dialog it has no role.
  await screen.findByRole('button', { name: '导入' });
}

async function choosePicture({ user, press }: App) {
  await press(/^封面: 图片库/);
  const library = await screen.findByRole('listbox', { name: '图片库' });
  const [first] = await within(library).findAllByRole('option');
  if (first) await user.click(first);
  await press('使用这张图片');
  await dialogGone();
}

async function typeTitle({ user }: App) {
  await user.type(await screen.findByRole('textbox', { name: /^标题/ }), '改');
  await screen.findByText('有未保存的修改');
}

/** All that storage of any kind holds, besides the session's own record. */
async function everythingStored(): Promise<string> {
  const entries = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
  const databases = await Promise.all(
    (await indexedDB.databases()).map(async ({ name = '' }) => {
      const database = await openDB(name);
      const rows = await Promise.all(
        [...database.objectStoreNames].map(async (store) => [
          await database.getAllKeys(store),
          await database.getAll(store),
        ]),
      );
      database.close();
      return rows;
    }),
  );
  const others = entries.filter(([key]) => key !== SESSION_KEY);
  return JSON.stringify([others, document.cookie, databases]);
}

describe.each([
  { who: 'a person whom the token names', claims: { username: 'admin' }, isKept: true },
  { who: 'a person whom the token does not name', claims: { jti: '7' }, isKept: false },
])('what the browser keeps for $who', ({ claims, isKept }) => {
  it('is never a token, after lists, an import, pictures and a draft were used', async () => {
    const app = await openList(claims);
    await makeRowsCompact(app);
    await importWithChosenColumn(app);
    await app.router.navigate(`${NEWS}/3/edit`);
    await choosePicture(app);
    await typeTitle(app);
    if (isKept) await screen.findByText(/^草稿已存于/);

    const stored = await everythingStored();
    expect(stored).not.toContain(app.token);
    expect(stored).not.toContain(app.bearer);
    // Under these names, and only for somebody who can find it again.
    for (const kept of ['compact', '稿件名', 'recent ', 'pictures ', '"values":{']) {
      expect(stored.includes(kept), kept).toBe(isKept);
    }
  });
});
