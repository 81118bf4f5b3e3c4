import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fillIn, press, see, seeAddress } from './support/actions.ts';
import { serveForTests } from './support/app.ts';

const app = serveForTests();
const LINKS = '/backstage/site/friendly-link';

it('B13+: a draft goes from one editor to another in the link itself: no request and no Referer has it', async () => {
  const [link] = app.db.links.all();
  const path = `${LINKS}/${link?.id}/edit`;
  const sender = await app.visitPage(path, { as: 'admin' });
  await sender.getByRole('textbox', { name: /^名称/ }).fill('青苗农业𠮷');
  await press(sender, '更多操作');
  await sender.getByRole('menuitem', { name: '转交草稿' }).click();
  const url = await sender.getByRole('textbox', { name: '草稿链接' }).inputValue();
  const download = sender.waitForEvent('download');
  await press(sender, '保存为文件');
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file).toMatchObject({ format: 'record-draft', values: { name: '青苗农业𠮷' } });

  const { pathname, hash } = new URL(url);
  const receiver = await app.visitPage('/robots.txt');
  const sent: string[] = [];
  receiver.on('request', (request) => {
    sent.push(request.url(), request.headers().referer ?? '');
  });
  await receiver.goto(pathname + hash);
  await receiver.getByLabel(/^用户名/).waitFor();
  // The sign-in page's URL has the draft too.
  await receiver.reload();
  await fillIn(receiver, /^用户名/, 'linxia');
  await receiver.getByLabel(/^密码/).fill('demo1234');
  await press(receiver, '登录');
  await see(receiver, '有 1 项与当前内容不同。');
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((text) => text.includes(hash.slice(7, 60)))).toEqual([]);
  await press(receiver, '采用此项「名称」');
  await receiver.goBack();
  await seeAddress(receiver, path);
  expect(await receiver.getByRole('textbox', { name: /^名称/ }).inputValue()).toBe('青苗农业𠮷');
});

it('B13+: the draft of a record that was deleted can be read to its end by keyboard', async () => {
  const [link] = app.db.links.all();
  const path = `${LINKS}/${link?.id}/edit`;
  const sender = await app.visitPage(path, { as: 'admin' });
  await fillIn(sender, /^名称/, '青苗农业');
  await fillIn(sender, /^网址/, 'https://end.example.com/');
  await press(sender, '更多操作');
  await sender.getByRole('menuitem', { name: '转交草稿' }).click();
  const url = await sender.getByRole('textbox', { name: '草稿链接' }).inputValue();
  app.db.links.remove(link?.id ?? 0);

  const page = await app.visitPage('/robots.txt', { as: 'linxia', height: 320 });
  await page.goto(url);
  const dialog = page.getByRole('dialog', { name: '转交给您的草稿' });
  await see(dialog, /这份草稿对应的记录已不存在/);
  const foot = dialog.getByRole('button', { name: '关闭' });
  const isAbove = () =>
    foot.evaluate((button) => {
      const last = [...document.querySelectorAll('[role=dialog] section')].at(-1);
      return Number(last?.getBoundingClientRect().bottom) < button.getBoundingClientRect().top;
    });
  expect(await isAbove()).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect.poll(isAbove).toBe(true);
});
