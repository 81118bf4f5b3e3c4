import { createMemoryRouter, isRouteErrorResponse, type RouteObject } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardRoutes } from '#src/session/guard-routes.ts';
import { requireGuest, requireSession } from '#src/session/session-middleware.ts';
import { session } from '#src/session/session-store.ts';
import { buildLocalToken } from '#src/session/token.ts';

const loaded = vi.fn<(page: string) => void>();
const Component = () => null;
const page = (name: string) => async () => {
  loaded(name);
  return { Component };
};

const backstage: RouteObject = {
  id: 'backstage',
  path: 'backstage',
  middleware: [requireSession],
  lazy: page('layout'),
  children: [
    {
      id: 'inside',
      ErrorBoundary: Component,
      children: [
        { path: 'list', lazy: page('list') },
        { path: 'users', lazy: page('users'), handle: { roles: ['admin'] } },
      ],
    },
  ],
};

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        ErrorBoundary: Component,
        HydrateFallback: Component,
        children: [
          { path: '/', Component },
          { path: 'auth/*', middleware: [requireGuest], Component },
          ...guardRoutes([backstage]),
        ],
      },
    ],
    { initialEntries: [path] },
  );
  router.initialize();
  return {
    router,
    /** The URL after all redirects. */
    address: async () => {
      await vi.waitFor(() => expect(router.state.initialized).toBe(true), 20_000);
      return router.createHref(router.state.location);
    },
  };
}

function signIn(role?: string): void {
  session.start({
    token: buildLocalToken({ username: 'lin', ...(role ? { role } : {}) }),
    bearer: null,
  });
}

beforeEach(() => {
  loaded.mockClear();
  session.restore();
});
afterEach(() => session.end('signed-out'));

describe('requireSession', () => {
  it('A5: sends the unauthenticated to the sign-in with path, query and hash', async () => {
    const { address } = open('/backstage/list?page=2&q=a%20b#row');
    const returnTo = encodeURIComponent('/backstage/list?page=2&q=a%20b#row');
    expect(await address()).toBe(`/auth/jwt-local/sign-in?returnTo=${returnTo}`);
  });

  it('B13+: a draft in the hash stays in the hash, because the query is sent to the host', async () => {
    const { address } = open('/backstage/list?page=2#draft=ab-c_');
    const returnTo = encodeURIComponent('/backstage/list?page=2');
    expect(await address()).toBe(`/auth/jwt-local/sign-in?returnTo=${returnTo}#draft=ab-c_`);
  });

  it('A5: asks for no code of the pages behind it before', async () => {
    const { address } = open('/backstage/list');
    expect(await address()).toBe('/auth/jwt-local/sign-in?returnTo=%2Fbackstage%2Flist');
    expect(loaded).not.toHaveBeenCalled();
  });

  it('A5: runs on every navigation, also between pages without a loader', async () => {
    signIn();
    const { router, address } = open('/backstage/list');
    expect(await address()).toBe('/backstage/list');
    session.end('signed-out');
    await router.navigate('/backstage/list?page=2');
    expect(await address()).toBe('/auth/jwt-local/sign-in?returnTo=%2Fbackstage%2Flist%3Fpage%3D2');
  });

  it('A5: after the sign-in the same page opens', async () => {
    const { router, address } = open('/backstage/list');
    expect(await address()).toBe('/auth/jwt-local/sign-in?returnTo=%2Fbackstage%2Flist');
    signIn();
    await router.navigate('/backstage/list');
    expect(await address()).toBe('/backstage/list');
    expect(router.state.errors).toBeNull();
    expect(loaded.mock.calls.flat().sort()).toEqual(['layout', 'list']);
  });
});

describe('requireGuest', () => {
  it('A6: lets guests stay', async () => {
    const { address } = open('/auth/jwt-local/sign-in');
    expect(await address()).toBe('/auth/jwt-local/sign-in');
  });

  it.each([
    ['', '/backstage'],
    ['?returnTo=%2Fbackstage%2Flist%3Fpage%3D2%23row', '/backstage/list?page=2#row'],
    ['?returnTo=%2F%2Fevil.example', '/backstage'],
    ['?returnTo=https%3A%2F%2Fevil.example', '/backstage'],
    ['?returnTo=%2Fauth%2Fauth0%2Fsign-in%3FsignOut%3D1', '/backstage'],
    ['?returnTo=&returnTo=%2Fbackstage%2Flist', '/backstage'],
    ['?returnTo[]=%2Fbackstage%2Flist', '/backstage'],
  ])('A6: sends the authenticated on: %j leads to %s', async (query, target) => {
    signIn();
    const { address } = open(`/auth/jwt-local/sign-in${query}`);
    expect(await address()).toBe(target);
  });
});

it('B13+: after the sign-in the draft in its hash opens, however long', async () => {
  signIn();
  const draft = `#draft=${'a'.repeat(5000)}`;
  const { address } = open(
    `/auth/jwt-local/sign-in?returnTo=%2Fbackstage%2Flist%3Fpage%3D2${draft}`,
  );
  expect(await address()).toBe(`/backstage/list?page=2${draft}`);
});

describe('guardRoutes', () => {
  it('N1: a role that a route does not name gets a 403 inside the layout, and no code', async () => {
    signIn('editor');
    const { router, address } = open('/backstage/users');
    expect(await address()).toBe('/backstage/users');
    const error: unknown = router.state.errors?.inside;
    expect(isRouteErrorResponse(error) && error.status).toBe(403);
    expect(loaded.mock.calls.flat()).toEqual(['layout']);
  });

  it('N1: the role counts on every visit, not only when the code is loaded', async () => {
    signIn('admin');
    const { router, address } = open('/backstage/users');
    expect(await address()).toBe('/backstage/users');
    expect(router.state.errors).toBeNull();
    await router.navigate('/backstage/list');
    signIn('editor');
    await router.navigate('/backstage/users');
    expect(router.state.errors?.inside).toMatchObject({ status: 403 });
  });

  it('N1: pages that name no role are open to everybody signed in', async () => {
    signIn('editor');
    const { router, address } = open('/backstage/list');
    expect(await address()).toBe('/backstage/list');
    expect(router.state.errors).toBeNull();
  });
});
