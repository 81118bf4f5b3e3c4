import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIn, follow, press, see, seeAddress, seeHeading } from './support/actions.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { overflowOf } from './support/overflow.ts';
import { serveWithTenant } from './support/serve-with-tenant.ts';

const LIST = '/backstage/site/friendly-link/list';
const QUERY = new URLSearchParams({ returnTo: `${LIST}?q=%E5%86%9C#top` });
const JWT = `/auth/jwt/sign-in?${QUERY}`;
const LOCAL = `/auth/jwt-local/sign-in?${QUERY}`;
const AUTH0 = `/auth/auth0/sign-in?${QUERY}`;
const BY_SERVER = '用户名和密码（服务器令牌）';
const BY_BROWSER = '用户名和密码（本地令牌）';

const { tenant, open } = await serveWithTenant({
  VITE_AUTH_METHOD: 'ldap,jwtlocal,auth0',
  VITE_SIGN_UP: 'on',
});

const methods = (page: Page) => page.getByRole('navigation', { name: '登录方式' });

async function seeCurrent(page: Page, name: string): Promise<void> {
  await methods(page).locator('[aria-current]').and(page.getByLabel(name)).waitFor();
  expect(await methods(page).locator('[aria-current]').count()).toBe(1);
}

async function enter(page: Page): Promise<void> {
  await fillIn(page, '用户名', 'admin');
  await fillIn(page, '密码', 'demo1234');
  await press(page, /^登录$/);
  await seeBackOffice(page);
}

async function seeBackOffice(page: Page): Promise<void> {
  await seeAddress(page, `${LIST}?q=%E5%86%9C`);
  await seeHeading(page, '友情链接');
  expect(new URL(page.url()).hash).toBe('#top');
}

async function signOut(page: Page): Promise<void> {
  await press(page, /^账户：/);
  await press(page, '退出登录');
}

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('session'));

it('A5: an unknown sign-in method leads to the jwt sign-in, and back from there', async () => {
  const page = await open(`${LIST}?q=%E5%86%9C#top`);
  await seeAddress(page, JWT);
  await enter(page);
});

describe('several sign-in methods', () => {
  it('A2: stand as icons in the side panel, the current one marked, and keep the way back', async () => {
    const page = await open(JWT);
    const icons = page.getByRole('complementary').getByRole('navigation', { name: '登录方式' });
    await icons.waitFor();
    expect(await icons.getByRole('link').count()).toBe(3);
    await seeCurrent(page, BY_SERVER);
    await icons.getByRole('link', { name: 'Auth0' }).hover();
    await page.getByRole('tooltip', { name: 'Auth0' }).waitFor();
    await follow(icons, 'Auth0');
    await seeAddress(page, AUTH0);
    await seeCurrent(page, 'Auth0');
    await follow(icons, BY_BROWSER);
    await seeAddress(page, LOCAL);
    await seeCurrent(page, BY_BROWSER);
    await follow(page, '注册账号');
    await seeHeading(page, '注册管理账号');
    await seeCurrent(page, BY_BROWSER);
    await follow(icons, BY_SERVER);
    await seeAddress(page, JWT);
  });

  it('A2: stand below the form where there is no panel, reached by keyboard', async () => {
    const page = await open(JWT, { width: 360 });
    await methods(page).waitFor();
    const button = await page.getByRole('button', { name: /^登录$/ }).boundingBox();
    const icons = await methods(page).boundingBox();
    expect(icons?.y).toBeGreaterThan(button?.y ?? Infinity);
    await expect.poll(() => overflowOf(page)).toBe(0);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: '注册账号' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await seeAddress(page, LOCAL);
    await seeCurrent(page, BY_BROWSER);
  });

  it('A1: each makes its own session, and only that of Auth0 ends at the tenant', async () => {
    const page = await open(JWT);
    await enter(page);
    expect(await storedSession(page)).not.toContain('.local"');
    await signOut(page);
    await seeAddress(page, /^\/auth\/jwt\/sign-in/);

    await page.goto(LOCAL);
    await enter(page);
    expect(await storedSession(page)).toContain('.local"');
    await signOut(page);
    await seeAddress(page, /^\/auth\/jwt\/sign-in/);
    expect(tenant.requests).toEqual([]);

    await page.goto(AUTH0);
    await press(page, '使用 Auth0 登录');
    await seeBackOffice(page);
    await page.getByRole('button', { name: '账户：林青禾' }).waitFor();
    await signOut(page);
    await seeAddress(page, '/auth/auth0/sign-in');
    expect(tenant.requests).toContain('GET /v2/logout');
    await see(page, '通过 Auth0 统一身份认证登录管理后台。');
  });
});
