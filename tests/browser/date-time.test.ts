import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import { press, see } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoContrastViolations } from './support/axe.ts';
import type { PageOptions } from '#tools/browser/open-page.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const FORM = '/backstage/content/industry-news/1/edit';
const LIST = '/backstage/content/industry-news/list';
const JOBS = '/backstage/content/recruitment-info/list';
const FIELD = '发布时间';
const PHONE = { width: 390, height: 844 };
const TOUCH = { hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;

const app = serveForTests();

const field = (page: Page) => page.getByRole('group', { name: FIELD, exact: true });
const parts = (page: Page) => field(page).getByRole('spinbutton').allInnerTexts();
const openCalendar = (page: Page) => page.getByRole('button', { name: /^选择日期/ }).first();

async function openForm(profile = {}, options: PageOptions = {}): Promise<Page> {
  const page = await app.visitPage(FORM, { as: 'admin', profile, ...options });
  await field(page).waitFor();
  return page;
}

it('B2: a date is typed key by key, in the order in which it is written', async () => {
  const page = await openForm();
  await field(page).getByRole('spinbutton', { name: '年份' }).click();
  await page.keyboard.type('209812311530');
  expect(await parts(page)).toEqual(['2098', '12', '31', '15', '30']);
  await page.getByText(/^将于 2098-12-31 15:30 发布$/).waitFor();
});

it('B2: a chosen hour is a full one, tomorrow morning is one press away, and the page’s head stays in sight', async () => {
  const page = await openForm();
  await field(page).getByRole('spinbutton', { name: '年份' }).click();
  await page.keyboard.type('209812311530');
  await openCalendar(page).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('option', { name: '17小时' }).click();
  expect(await parts(page)).toEqual(['2098', '12', '31', '17', '00']);
  const header = await page.getByRole('banner').boundingBox();
  const popup = await picker.boundingBox();
  expect(popup?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);

  await picker.getByRole('button', { name: '明天 8:00' }).click();
  await picker.waitFor({ state: 'detached' });
  const [year, , , hour, minute] = await parts(page);
  expect([hour, minute]).toEqual(['08', '00']);
  expect(Number(year)).toBeLessThan(2098);
});

/** Each text is composed letter by letter, as in an input method, and then confirmed. */
async function compose(page: Page, ...texts: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const text of texts) {
    for (let end = 1; end <= text.length; end += 1) {
      const caret = { selectionStart: end, selectionEnd: end };
      await devtools.send('Input.imeSetComposition', { text: text.slice(0, end), ...caret });
    }
    await devtools.send('Input.insertText', { text });
  }
  await devtools.detach();
}

it.each([
  ['digit by digit', Array.from('209812311530')],
  ['a part at a time', ['2098', '12', '31', '15', '30']],
  ['at once, in full-width digits', ['２０９８１２３１１５３０']],
  ['as Chinese writes it', ['2098年12月31日15点30分']],
])('B2: a date composed in an input method is the one that was typed: %s', async (_way, texts) => {
  const page = await openForm();
  await field(page).getByRole('spinbutton', { name: '年份' }).click();
  await compose(page, ...texts);
  await page.getByText(/^将于 2098-12-31 15:30 发布$/).waitFor();
  expect(await parts(page)).toEqual(['2098', '12', '31', '15', '30']);
});

it('B2: what an input method gives up, or what is no digit, leaves a date as it is', async () => {
  const page = await openForm();
  const before = await parts(page);
  await field(page).getByRole('spinbutton', { name: '月份' }).click();
  await compose(page, '你好');
  const devtools = await page.context().newCDPSession(page);
  const caret = { selectionStart: 0, selectionEnd: 0 };
  await devtools.send('Input.imeSetComposition', { text: 'ni', ...caret });
  await devtools.send('Input.imeSetComposition', { text: '', ...caret });
  expect(await parts(page)).toEqual(before);

  await page.keyboard.press('Control+a');
  await compose(page, '2098');
  // As macOS reports the keys that choose among what is offered, and confirm.
  for (const key of ['ArrowUp', 'Enter']) {
    const taken = { key, windowsVirtualKeyCode: 229 };
    await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...taken });
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...taken });
  }
  await devtools.detach();
  expect(await parts(page)).toEqual(['2098', ...before.slice(1)]);
  await compose(page, '12');
  expect(await parts(page)).toEqual(['2098', '12', ...before.slice(2)]);
  await press(page, SAVE);
  await see(page, SAVED);
  expect(app.db.requests.of('PUT /news/update')).toHaveLength(1);
});

/** Read as people write it, in figures of either width. */
const PASTED = {
  '2028/3/5': '2028-03-05 00:00',
  '2028年3月6日': '2028-03-06 00:00',
  '２０２８／３／７　９：３０': '2028-03-07 09:30',
  '08/03/2028': '2028-03-08 00:00',
};

it('B2: a pasted date is read, and what is no date leaves the one that is there', async () => {
  const page = await app.openPage(FORM, { as: 'admin' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+v');
  };
  await field(page).getByRole('spinbutton', { name: '月份' }).click();
  for (const [text, read] of Object.entries(PASTED)) {
    await paste(text);
    await see(page, `将于 ${read} 发布`);
    await paste('明天');
    expect(await parts(page)).toEqual(read.split(/\D/));
  }
  await page.keyboard.press('Control+a');
  await paste('2028-02-30');
  expect(await parts(page)).toEqual([]);
  await paste('2028年3月9日 15:30');
  await see(page, '将于 2028-03-09 15:30 发布');
});

it('I6: in English the day is first, where a date is typed, shown and filtered', async () => {
  const english = { as: 'admin', language: 'en', profile: { reducedMotion: 'reduce' } } as const;
  const page = await app.visitPage(FORM, english);
  const time = page.getByRole('group', { name: 'Publish time', exact: true });
  await time.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('311220981530');
  await expect.poll(() => time.innerText()).toMatch(/^31\/\s*12\/\s*2098\s*15:\s*30\s/);
  await see(page, /31 Dec 2098 15:30/);
  await time.getByRole('button', { name: 'Choose date, selected date is 31 Dec 2098' }).waitFor();

  await page.goto(`${LIST}?from=2026-01-05`);
  await page.getByRole('combobox', { name: 'Publish time' }).click();
  const popover = page.getByRole('dialog', { name: 'Publish time' });
  await popover.getByRole('group', { name: 'To' }).click();
  await page.keyboard.type('06022026');
  await page.waitForURL(/from=2026-01-05&to=2026-02-06/);
  await page.keyboard.press('Escape');
  const shown = page.getByRole('combobox', { name: 'Publish time' });
  await expect.poll(() => shown.inputValue()).toBe('05/01/2026 – 06/02/2026');
});

it('I6: a list exported in English has the day first, and changes nothing when it is imported', async () => {
  const [first, second] = app.db.jobs.all();
  if (!first || !second) throw new Error('The mock has no positions');
  const publishTime = '2026-01-05T01:30:27.000Z';
  app.db.jobs.replace({ ...first, publishTime, deadline: '2098-11-20T15:59:59.999Z' });
  app.db.jobs.replace({ ...second, publishTime, deadline: '2098-11-20T07:30:00.000Z' });
  const page = await app.visitPage(JOBS, { as: 'admin', language: 'en' });
  await press(page, 'More tools');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Export table (CSV)'),
  ]);
  const file = await download.path();
  const lines = (await readFile(file, 'utf8')).split('\r\n');
  const rowOf = (title: string) => lines.find((line) => line.includes(`,${title},`));
  expect(rowOf(first.title)).toContain(',20/11/2098,05/01/2026 09:30,');
  expect(rowOf(second.title)).toContain(',20/11/2098 15:30,05/01/2026 09:30,');

  const all = app.db.jobs.all().length;
  const importAgain = async (open: string, next: string, said: string) => {
    await press(page, open);
    await page.locator('[role=dialog] input[type=file]').setInputFiles(file);
    await press(page, next);
    await see(page, said);
  };
  await importAgain('Import', 'Next', `0 new, 0 changed, ${all} unchanged.`);
  await page.goto(`${JOBS}?lng=cn`);
  await importAgain('导入', '下一步', `新建 0 行，更新 0 行，没有变化 ${all} 行。`);
});

it('B2: a date field stays the same element under the pointer, with the focus and with the calendar open', async () => {
  const page = await openForm();
  const before = await field(page).elementHandle();
  await field(page).hover();
  await field(page).click();
  await openCalendar(page).click();
  await page.getByRole('dialog').getByRole('grid').waitFor();
  expect(await field(page).evaluate((now, then) => now === then, before)).toBe(true);
});

const LOOKS = inLooks(
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['default', 'hight'] as const).map((contrast) => ({ scheme, contrast })),
  ),
  ({ scheme, contrast }) => scheme === 'dark' && contrast === 'hight',
);

// The palette's test proves the same of every preset.
it.each(LOOKS)(
  'S4: the chosen day and year are legible while they have the focus: $scheme, contrast $contrast',
  async ({ scheme, contrast }) => {
    const page = await openForm({ reducedMotion: 'reduce' }, { scheme, settings: { contrast } });
    await openCalendar(page).click();
    const calendar = page.getByRole('dialog');
    await expect.poll(() => calendar.locator('[aria-selected=true]:focus').count()).toBe(1);
    await expectNoContrastViolations(page, '[role=dialog]');
    await calendar.getByRole('button', { name: /切换为年视图/ }).click();
    await expect.poll(() => calendar.locator('[aria-checked=true]:focus').count()).toBe(1);
    await expectNoContrastViolations(page, '[role=dialog]');
  },
);

it('B2: on a phone each day is as large as a fingertip, and the button to the time is named in full', async () => {
  const page = await openForm(TOUCH, PHONE);
  await openCalendar(page).tap();
  const dialog = page.getByRole('dialog');
  const days = dialog.getByRole('gridcell', { name: /^\d+$/ });
  await days.first().waitFor();
  const size = async () => {
    const boxes = await Promise.all((await days.all()).map((day) => day.boundingBox()));
    return Math.min(...boxes.flatMap((box) => [box?.width ?? 0, box?.height ?? 0]));
  };
  await expect.poll(size).toBeGreaterThanOrEqual(44);
  await dialog.getByRole('button', { name: '下一步', exact: true }).tap();
  await dialog.getByRole('listbox').first().waitFor();
});

const filter = (page: Page) => page.getByRole('combobox', { name: FIELD });

it('B7: a list is narrowed to days with the mouse: a preset, then two days, then none', async () => {
  const page = await app.visitPage(LIST, { as: 'admin', profile: { reducedMotion: 'reduce' } });
  await filter(page).click();
  const popover = page.getByRole('dialog', { name: FIELD });
  await popover.getByRole('button', { name: '近 30 天' }).click();
  await popover.waitFor({ state: 'detached' });
  await expect.poll(() => filter(page).inputValue()).toBe('近 30 天');

  await filter(page).click();
  await popover.getByRole('button', { name: '自定义' }).click();
  const from = popover.getByRole('group', { name: '开始日期' });
  await from.getByRole('button', { name: /^选择日期/ }).click();
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  await calendar.getByRole('button', { name: '上个月' }).click();
  await calendar.getByRole('gridcell', { name: '15', exact: true }).click();
  await calendar.waitFor({ state: 'detached' });
  await page.waitForURL(/from=\d{4}-\d{2}-15&to=/);

  // Escape closes one thing at a time.
  await from.getByRole('button', { name: /^选择日期/ }).click();
  await calendar.waitFor();
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'detached' });
  await popover.waitFor();
  await page.keyboard.press('Escape');
  await popover.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: `清除「${FIELD}」` }).click();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => filter(page).inputValue()).toBe('全部');
});

it('B7: on a phone the range stands inside the page, and its calendar opens above it', async () => {
  const page = await app.visitPage(`${LIST}?from=2026-01-05&to=2026-02-06`, {
    as: 'admin',
    profile: TOUCH,
    ...PHONE,
  });
  await page.getByRole('button', { name: /^筛选/ }).tap();
  await filter(page).tap();
  const popover = page.getByRole('dialog', { name: FIELD });
  const { x = -1, width = 0 } = (await popover.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(PHONE.width);
  await expectNoContrastViolations(page, '[role=dialog]');
  await popover
    .getByRole('button', { name: /^选择日期/ })
    .first()
    .tap();
  await page.getByText('2026年1月').waitFor();
  await page.getByRole('button', { name: '取消' }).tap();
  await popover.waitFor();
});
