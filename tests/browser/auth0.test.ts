import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allLooks } from '#tests/support/looks.ts';
import { press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveWithTenant } from './support/serve-with-tenant.ts';

const SIGN_IN = '/auth/auth0/sign-in';
const LIST = '/backstage/site/friendly-link/list';

const { tenant, open } = await serveWithTenant({ VITE_AUTH_METHOD: 'auth0' });

/** Through the tenant into the back office. */
async function signIn(): Promise<Page> {
  const page = await open(`${LIST}?q=%E5%86%9C#top`);
  await press(page, '使用 Auth0 登录');
  await seeAddress(page, `${LIST}?q=%E5%86%9C`);
  await seeHeading(page, '友情链接');
  return page;
}

describe('Auth0', () => {
  it('A1, A5: signing in at the tenant leads back to the page that was asked for', async () => {
    const page = await signIn();
    expect(new URL(page.url()).hash).toBe('#top');
    expect(tenant.requests).toContain('POST /oauth/token');
    await page.getByRole('button', { name: '账户：林青禾' }).waitFor();
  });

  it('A1: sends nothing to the tenant before somebody wants to sign in', async () => {
    const page = await open('/home');
    await page.goto(SIGN_IN);
    await page.getByRole('button', { name: '使用 Auth0 登录' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(tenant.requests).toEqual([]);
  });

  it("A3: calls carry the tenant's access token", async () => {
    const page = await signIn();
    const asked = page.waitForRequest((request) => request.url().includes('/api/links/get'));
    await page.reload();
    expect((await asked).headers().authorization).toMatch(/^Bearer .+\..+\./);
    await seeHeading(page, '友情链接');
  });

  it('A11: signing out ends the session here and at the tenant, and nobody is signed in again by itself', async () => {
    const page = await signIn();
    await press(page, /^账户：/);
    await press(page, '退出登录');
    await seeAddress(page, SIGN_IN);
    await page.getByRole('button', { name: '使用 Auth0 登录' }).waitFor();
    expect(tenant.requests).toContain('GET /v2/logout');
    tenant.requests = [];
    await page.goto(LIST);
    await page.getByRole('button', { name: '使用 Auth0 登录' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(tenant.requests).toEqual([]);
  });

  it.runIf(allLooks)(
    'A4: a refusal shows a message, leaves a clean address, and the sign-in can be tried again',
    async () => {
      tenant.refuses = true;
      const page = await open(LIST);
      await press(page, '使用 Auth0 登录');
      await see(page, 'Auth0 登录失败：The person said no');
      expect(new URL(page.url()).searchParams.has('state')).toBe(false);
      tenant.refuses = false;
      await press(page, '使用 Auth0 登录');
      await seeHeading(page, '友情链接');
    },
  );

  it.runIf(allLooks)("A8: the session ends with the tenant's token", async () => {
    const page = await signIn();
    await page.clock.install();
    await page.reload();
    await seeHeading(page, '友情链接');
    await page.clock.fastForward(3_660_000);
    await page.getByRole('alertdialog', { name: '登录已过期，请重新登录' }).waitFor();
    await press(page, '重新登录');
    await seeAddress(page, new RegExp(`^${SIGN_IN}\\?returnTo=`));
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  });

  it('A6: an answer of the tenant that nobody asked for signs nobody in', async () => {
    const page = await open(`${SIGN_IN}?code=stolen&state=made-up`);
    await see(page, /^Auth0 登录失败：/);
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  });
});
