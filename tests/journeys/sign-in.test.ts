import { expect, it } from 'vitest';
import { fillIn, press, see, seeAddress, seeHeading } from '#tests/browser/support/actions.ts';
import { serveForTests } from '#tests/browser/support/app.ts';

const app = serveForTests();
const SIGN_IN = '/auth/jwt-local/sign-in';
const LIST = '/backstage/site/friendly-link/list';

it('A3, A5, A7: a deep link leads to the sign-in, then opens, and stays open after a reload', async () => {
  const page = await app.visitPage(`${LIST}?q=%E5%86%9C#top`);
  await seeAddress(
    page,
    `${SIGN_IN}?${new URLSearchParams({ returnTo: `${LIST}?q=%E5%86%9C#top` })}`,
  );
  await fillIn(page, '用户名', 'admin');
  await fillIn(page, '密码', 'demo1234');
  await press(page, /^登录$/);
  await see(page, '登录成功，欢迎回来');
  await seeAddress(page, `${LIST}?q=%E5%86%9C`);
  expect(new URL(page.url()).hash).toBe('#top');
  await page.reload();
  await seeHeading(page, '友情链接');
});

it('A4: a wrong password shows a message, and what was typed stays', async () => {
  const page = await app.visitPage(SIGN_IN, { language: 'en' });
  await fillIn(page, 'Username', 'admin');
  await fillIn(page, 'Password', 'wrong');
  await press(page, /^Sign in$/);
  await see(page, 'Incorrect username or password');
  expect(await page.getByRole('textbox', { name: 'Username' }).inputValue()).toBe('admin');
  expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('wrong');
});
