import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialect } from '#src/api/dialects/dialect.ts';
import { backstageRoutes } from '#src/app/backstage-routes.ts';
import { content } from '#src/app/content.ts';
import { matchedHandles } from '#src/app/navigation/route-handles.ts';
import { deletedId } from '#src/lib/local-copies/copy.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { mayOpen } from '#src/session/permissions.ts';
import { session } from '#src/session/session-store.ts';
import { buildLocalToken } from '#src/session/token.ts';
import { BACKSTAGE_PAGES } from '#tests/support/backstage-pages.ts';
import { inLooks } from '#tests/support/looks.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { OPTIONAL, WRITES } from '#tools/api-check/calls.ts';
import { CRUD_TYPES } from './crud-types.ts';

// Walks the office as somebody who may only read, and presses whatever a page has.

const READ = ['*:*:list', '*:*:export'];

/** The calls by which signed-in people change something. Everybody may sign out. */
const CHANGES = [...new Set([...WRITES, ...OPTIONAL])]
  .filter(({ call, access }) => !call.startsWith('GET ') && access === 'session')
  .map(({ call }): string => call)
  // Signing up and creating a user are one call.
  .concat('POST /user/create')
  .filter((call) => call !== 'POST /user/logout');

/** The pages that who may only read is refused. */
const isRefused = (path: string) => /\/(new|edit|upload|alt|photo-management)$/.test(path);

/** A control by its name, without what it calls the record, or by a selector. */
type Control = RegExp | string;

const USERS = '/backstage/system/user/list';
const GALLERY = '/backstage/column/photo-management/download';
const MORE = /更多操作$/;

/** Where a call is sent from: a page, and the controls to press on it; the last one leads to the call. */
const SPECIAL: Record<string, [path: string, ...controls: Control[]]> = {
  'POST /user/create': [USERS, /^新建用户$/],
  'PUT /user/update': [USERS, /^编辑$/],
  'PUT /user/update-password': [USERS, MORE, /^修改密码$/],
  'PUT /user/reset-status': [USERS, MORE, /^停用|启用$/],
  'DELETE /user/delete': [USERS, MORE, /^删除$/],
  'POST /user/import': [USERS, /^导入$/],
  'POST /file': [GALLERY, /^上传图片$/],
  'PUT /show/update': [GALLERY, /的详情$/, '[role=dialog] textarea, [role=dialog] input'],
  'DELETE /show/delete': [GALLERY, /的详情$/, /^删除$/],
  'POST /ai/chat': ['/backstage/content/industry-news/1/edit', /写作帮助$/],
  'DELETE /access-log/delete': ['/backstage/system/access-log/list', '[data-delete]'],
  'PUT /enquiry/update': ['/backstage/site/enquiry/list', /^把标为已处理$/],
};

/** Where the three calls of a type are sent from: its list. */
const OF_A_TYPE = {
  create: 'a[href$="/new"]',
  update: 'a[href*="/edit"]',
  remove: '[data-delete]',
};

const TYPES = Object.values(content).flatMap(({ routes, listPath }) =>
  routes.map(({ handle }: { handle?: unknown }) => ({
    path: listPath,
    calls: v.parse(v.object({ calls: v.optional(v.record(v.string(), v.string()), {}) }), handle)
      .calls,
  })),
);

function placeOf(call: string): [path: string, ...controls: Control[]] {
  const special = SPECIAL[call];
  if (special) return special;
  for (const { path, calls } of TYPES) {
    for (const [kind, control] of Object.entries(OF_A_TYPE)) {
      if (calls[kind] === call) return [path, control];
    }
  }
  throw new Error(`Name the page and the control that send ${call}`);
}

beforeEach(async () => {
  dialect.permissions = 'permissions';
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      set src(_address: string) {
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  // Something for every control: a circle in the menu, a scheduled record, a deleted one and a draft.
  const [one, other] = mock.db.menu.all().filter(({ parentId }) => parentId === null);
  const [news] = mock.db.news.all();
  if (!one || !other || !news) throw new Error('The mock has no menu or news');
  Object.assign(one, { parentId: other.id });
  Object.assign(other, { parentId: one.id });
  Object.assign(news, { status: 0, publishTime: new Date().toISOString(), titleEn: '' });
  const key = { user: 'admin', type: 'news', record: '9999' };
  const fields = { ...news, id: '9999', title: '已删除的新闻' };
  const common = { ...key, title: fields.title, at: Date.now() };
  await localCopies.write({ ...common, kind: 'deleted', id: deletedId(key), isSure: true, fields });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  dialect.permissions = null;
  await localCopies.removeAll('admin');
});

async function openWith(path: string, permissions: string[]) {
  const token = buildLocalToken({ id: 1, username: 'admin', role: 'admin', permissions });
  session.start({ token, bearer: mock.signIn('admin') });
  const app = await renderApp(path);
  /** Waits until nothing is read or sent any more, and there is something of this selector. */
  const settle = (selector = 'main h1') =>
    waitFor(() => {
      expect(app.queryClient.isFetching()).toBe(0);
      expect(screen.queryAllByRole('status', { name: '正在加载…' })).toEqual([]);
      expect(document.querySelector(selector)).not.toBeNull();
    });
  await settle();
  return { ...app, settle };
}

type App = Awaited<ReturnType<typeof openWith>>;

const sent = () =>
  mock.db.requests
    .of()
    .map(({ call }) => call)
    .filter((call) => CHANGES.includes(call));

const PRESSED =
  'main input[type=checkbox], main a[href^="#"], button, [role=button], [role=menuitem], [role=switch], [role=radio], [role=tab]';

/** What a control is, whatever the record and number that it names. */
function nameOf(control: Element): string {
  const name = control.getAttribute('aria-label') || control.textContent || control.outerHTML;
  return name.replaceAll(/「[^」]*」|\d+/g, '');
}

/** Whether it stands in a row like the one above it, whose controls are the same. */
function isRepeated(control: Element): boolean {
  const row = control.parentElement?.closest('li, [data-rowindex]');
  if (!row || row.closest('[role=menu]')) return false;
  return row.previousElementSibling?.matches('li, [data-rowindex]') ?? false;
}

/** What everybody may do, and what only changes how a list or the page looks. */
const NOT_PRESSED = /^(退出登录|English|中文|紧凑|标准|宽松|查看)$|列菜单$/;

const OWN = 'main, .MuiModal-root, .MuiPopper-root, li[data-sonner-toast]';

function isReachable(control: Element, isFirst: boolean): boolean {
  return (
    control.closest('[aria-hidden=true], [inert], [hidden], [role=listbox]') === null &&
    // Menu and header are the same on all pages.
    (isFirst || control.closest(OWN) !== null) &&
    !control.matches(':disabled, [aria-disabled=true], [role=combobox], [role=option]') &&
    !NOT_PRESSED.test(nameOf(control)) &&
    !isRepeated(control)
  );
}

const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], .MuiDrawer-modal';

const lastOverlay = () => [...document.querySelectorAll(OVERLAYS)].at(-1);

async function closeLast() {
  const overlay = lastOverlay();
  // Pressed in it, because the focus comes a moment after it has opened.
  if (overlay) fireEvent.keyDown(overlay, { key: 'Escape' });
  await waitFor(() => expect(overlay).not.toBeInTheDocument());
}

/** Presses every control of the page, and of the dialogs and menus that open, once. */
async function pressAll(app: App, path: string): Promise<void> {
  const pressed: string[] = [];
  const isFirst = path.endsWith('/overview');
  const next = () =>
    [...document.querySelectorAll(PRESSED)].find(
      (control) => isReachable(control, isFirst) && !pressed.includes(nameOf(control)),
    );
  for (;;) {
    const control = next();
    if (control) {
      pressed.push(nameOf(control));
      await app.user.click(control);
    } else if (lastOverlay()) {
      // Beneath it there may be more.
      await closeLast();
    } else return;
    await app.settle();
    if (app.router.state.location.pathname !== path) {
      await app.router.navigate(path);
      await app.settle();
    }
  }
}

/** The control that these presses lead to; undefined where one of them is absent. */
async function reach(app: App, controls: readonly Control[]): Promise<Element | undefined> {
  let found: Element | undefined;
  for (const control of controls) {
    if (found) {
      await app.user.click(found);
      await app.settle(OVERLAYS);
    }
    await app.settle();
    found = find(control);
    if (!found) return undefined;
  }
  return found;
}

function find(control: Control): Element | undefined {
  if (typeof control === 'string') return document.querySelector(control) ?? undefined;
  return [...document.querySelectorAll(`a, ${PRESSED}`)].find(
    (one) => isReachable(one, false) && control.test(nameOf(one)),
  );
}

async function closeAll() {
  while (lastOverlay()) await closeLast();
}

const PLACES = Map.groupBy(CHANGES, (call) => placeOf(call)[0]);

/** The lists that are nothing but the type's table and route: one of each kind is opened in `npm test`. */
const DERIVED = new Set(
  CRUD_TYPES.filter(({ name }) => !['news', 'product', 'navigation menu'].includes(name))
    .filter(({ list }, index, all) => all.findIndex((one) => one.list === list) < index)
    .map(({ path }) => `/backstage/${path}/list`),
);
const isOpened = (path: string) => !DERIVED.has(path);

describe('who may do everything', () => {
  it.each(inLooks([...PLACES], ([path]) => isOpened(path)))(
    'finds in %s the controls of %j',
    async (path, calls) => {
      const app = await openWith(path, ['*:*:*']);
      const absent = [];
      for (const call of calls) {
        const [, ...controls] = placeOf(call);
        if (!(await reach(app, controls))) absent.push(call);
        await closeAll();
      }
      expect(absent).toEqual([]);
    },
  );
});

describe('who may only read', () => {
  it('is refused what has a form or takes files', () => {
    const permissions = { permissions: READ, accessToken: '', role: 'admin', exp: 0 };
    const refused = BACKSTAGE_PAGES.filter((path) =>
      matchedHandles(backstageRoutes, path)?.some((handle) => !mayOpen(permissions, handle)),
    );
    expect(refused).toEqual(BACKSTAGE_PAGES.filter(isRefused));
  });

  it.each(
    inLooks(BACKSTAGE_PAGES.filter(isRefused), (path) => {
      const [ending = path] = /\/[^/]+$/.exec(path) ?? [];
      return BACKSTAGE_PAGES.find((one) => one.endsWith(ending)) === path;
    }),
  )('is refused %s', async (path) => {
    await openWith(path, READ);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('没有访问权限');
  });

  it.each(
    inLooks(
      BACKSTAGE_PAGES.filter((path) => !isRefused(path)),
      isOpened,
    ),
  )('finds nothing in %s that changes anything or leads to a refused page', async (path) => {
    const app = await openWith(path, READ);
    for (const call of PLACES.get(path) ?? []) {
      const [, ...controls] = placeOf(call);
      expect(await reach(app, controls), call).toBeUndefined();
      await closeAll();
    }
    await pressAll(app, path);
    expect(document.querySelector('main :is([role=switch], [draggable=true])')).toBeNull();
    expect(document.querySelector('input[type=file]')).toBeNull();
    expect(linksToRefused()).toEqual([]);
    expect(sent()).toEqual([]);
    expect(app.queryClient.isMutating()).toBe(0);
  });

  it.each(['#new', '#edit-2', '#password-2', '#import'])(
    'opens no dialog of users by %s',
    async (hash) => {
      await import('#src/features/user/dialog/user-dialogs.tsx');
      await openWith(`${USERS}${hash}`, READ);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

function linksToRefused(): string[] {
  const { user } = session.getState();
  const links = [...document.querySelectorAll('a[href^="/backstage"]')];
  const dialogs = [...document.querySelectorAll('a:is([href^="#edit"], [href^="#new"])')];
  return links
    .map((link) => new URL(link.getAttribute('href') ?? '', location.origin))
    .filter(({ pathname }) =>
      matchedHandles(backstageRoutes, pathname)?.some((handle) => !mayOpen(user, handle)),
    )
    .map(({ pathname }) => pathname)
    .concat(dialogs.map((link) => link.outerHTML));
}
