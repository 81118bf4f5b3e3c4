import { expect, it } from 'vitest';
import { SAVE } from '#tests/support/save-button.ts';
import { fillIn, openAnotherTab, press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';

const app = serveForTests();
const UPDATE = 'PUT /links/update';

it('B12+: a save without a network outlives its tab, is in the overview, and is sent once there is one', async () => {
  const form = await app.openPage('/backstage/site/friendly-link/1/edit', { as: 'admin' });
  await fillIn(form, /^名称/, '断网时改的名称');
  const page = await openAnotherTab(form, '/robots.txt');
  await form.context().setOffline(true);
  await press(form, SAVE);
  await see(form.getByRole('main'), '恢复网络后保存');
  await form.getByRole('button', { name: /（恢复网络后保存）$/ }).waitFor();

  // The network is back, the server is not.
  app.db.faults.set(UPDATE, 'drop');
  await form.close();
  await page.context().setOffline(false);
  await page.goto('/backstage/overview');
  await see(page, /恢复网络后保存/);
  await page.reload();
  await see(page, /恢复网络后保存/);
  expect(app.db.links.find(1)?.name).not.toBe('断网时改的名称');

  await page.context().setOffline(true);
  app.db.faults.clear();
  await page.context().setOffline(false);
  await see(page, '「断网时改的名称」已在恢复网络后保存');
  expect(app.db.links.find(1)?.name).toBe('断网时改的名称');
  await page.getByText(/^恢复网络后保存 ·/).waitFor({ state: 'hidden' });
});

it('B12+: of two tabs one sends a new record, and the form in the other one goes on with it', async () => {
  const form = await app.openPage('/backstage/site/friendly-link/new', { as: 'admin' });
  const other = await openAnotherTab(form, '/backstage/overview');
  await see(other, '草稿');
  await fillIn(form, /^名称/, '断网时新建');
  await fillIn(form, /^网址/, 'https://new.example.com/');
  await form.context().setOffline(true);
  await press(form, SAVE);
  await see(form.getByRole('main'), '恢复网络后保存');
  await form.context().setOffline(false);
  await form.waitForURL(/\/friendly-link\/\d+\/edit$/);
  expect(app.db.links.all().filter(({ name }) => name === '断网时新建')).toHaveLength(1);
});

it('B12+: on a narrow phone, in English, the bar says in full what becomes of a save', async () => {
  const form = await app.openPage('/backstage/site/friendly-link/1/edit', {
    as: 'admin',
    language: 'en',
    width: 360,
    profile: { hasTouch: true, isMobile: true },
  });
  const seeWhole = async (text: string | RegExp) => {
    const state = form.locator('[data-bar] [aria-live]').filter({ hasText: text });
    await state.waitFor();
    expect(await state.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
  };
  const name = form.getByRole('textbox', { name: /^Name/ }).first();
  await name.fill('断网时改的名称');
  await form.context().setOffline(true);
  await seeWhole(/offline/i);
  await press(form, 'Save');
  await seeWhole(/^Will be saved/);
  await form.context().setOffline(false);
});
