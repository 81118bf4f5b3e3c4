import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { startHttpMock } from '#src/mocks/http.ts';
import { issueToken } from '#src/mocks/tokens.ts';
import type { Opened, PageOptions } from '#tools/browser/open-page.ts';
import { buildApp } from '#tools/preview/build-app.ts';
import { serveApp } from '#tools/preview/serve-app.ts';
import { CLIENT_ID, startTenant, TENANT } from './auth0-tenant.ts';
import { openTab } from './open-tab.ts';
import { sharedBrowser } from './shared-browser.ts';

/**
 * Serves a build with Auth0 among its sign-in methods to the tests of one file, with an API server and a
 * tenant. A test fails if a page logged errors or warnings, or asked another site than the tenant.
 */
export async function serveWithTenant(variables: Record<string, string>) {
  const api = await startHttpMock({ port: 0 });
  const folder = buildApp(
    { VITE_AUTH0_DOMAIN: TENANT, VITE_AUTH0_CLIENT_ID: CLIENT_ID, ...variables },
    'tests/support/uncompressed.config.ts',
  );
  const site = await serveApp({ folder, api: api.url, elsewhere: { auth0: TENANT } });
  const tenant = await startTenant({
    accessToken: () => {
      const [admin] = api.db.users.all();
      return admin ? issueToken(api.db, admin) : '';
    },
  });
  let opened: Opened[] = [];

  afterAll(async () => {
    await Promise.all([site.close(), tenant.close(), api.close()]);
  });

  beforeEach(() => {
    Object.assign(tenant.state, { refuses: false, requests: [] });
  });

  afterEach(async () => {
    const problems = opened.flatMap((one) => one.problems);
    await Promise.all(opened.map(({ context }) => context.close()));
    opened = [];
    const others = problems.filter((problem) => !problem.startsWith(`request to ${TENANT}/`));
    if (others.length > 0) throw new Error(others.join('\n'));
  });

  const open = async (path: string, options: PageOptions = {}): Promise<Page> => {
    const one = await openTab(await sharedBrowser(), {
      ...options,
      url: site.url,
      db: api.db,
      profile: { proxy: { server: tenant.proxy, bypass: '127.0.0.1' }, ...options.profile },
    });
    opened.push(one);
    await one.page.goto(path);
    return one.page;
  };

  return { db: api.db, tenant: tenant.state, open };
}
