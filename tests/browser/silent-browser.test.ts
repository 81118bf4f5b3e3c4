import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillIn, press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

// Parts of a browser that neither work nor fail, as at times in Safari: nothing that reaches the server
// waits for them.

const app = serveForTests();
const LINKS = '/backstage/site/friendly-link';

/** What never answers, as scripts that run before the page's own. */
const SILENT = {
  'a database that is not opened': () => {
    const open = indexedDB.open.bind(indexedDB);
    IDBFactory.prototype.open = () => Object.assign(open('other'), { addEventListener: () => {} });
  },
  'transactions that do not complete': () => {
    const begin = Reflect.get(IDBDatabase.prototype, 'transaction');
    IDBDatabase.prototype.transaction = function silent(...args) {
      return Object.assign(Reflect.apply(begin, this, args), { addEventListener: () => {} });
    };
  },
  'locks that are not granted': () => {
    LockManager.prototype.request = () => new Promise(() => {});
    LockManager.prototype.query = () => new Promise(() => {});
  },
  'channels between tabs that are refused': () => {
    class Refused extends EventTarget {
      constructor() {
        super();
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    }
    Object.assign(window, { BroadcastChannel: Refused });
  },
};

/** Opens a page in a browser that is silent so. */
async function open(path: string, silence: () => void): Promise<Page> {
  const page = await app.openPage('about:blank', { as: 'admin' });
  await page.addInitScript(silence);
  await page.goto(path);
  return page;
}

it.each(Object.entries(SILENT))(
  'B2, A11: a save and signing out get through in spite of %s',
  async (name, silence) => {
    const page = await open(`${LINKS}/new`, silence);
    await fillIn(page, /^名称/, '存得下的链接');
    await fillIn(page, /^(网址|链接)/, 'https://b.cn/');
    if (/database|transactions/.test(name)) await see(page, '此浏览器无法保存草稿');
    else await see(page, /^草稿已存于/);
    await press(page, SAVE);
    await see(page, SAVED);
    await seeAddress(page, `${LINKS}/list`);
    expect(app.db.links.all().some((link) => link.name === '存得下的链接')).toBe(true);

    await press(page, /^账户：/);
    await press(page, '退出登录');
    await seeAddress(page, /^\/auth\/jwt-local\/sign-in/);
    await seeHeading(page, '登录');
    expect(app.db.requests.of('POST /user/logout')).toHaveLength(1);
  },
);

it('P8: copying says so where the clipboard never answers', async () => {
  const page = await app.openPage('about:blank');
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => new Promise(() => {});
  });
  await page.goto('/aboutus');
  await page
    .getByRole('button', { name: /^复制/ })
    .first()
    .click();
  await see(page, '复制失败，请手动选择文字复制。');
});
