import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { press } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { overflowOf } from './support/overflow.ts';

const FINGERTIP = 44;
const PHONE = { hasTouch: true, isMobile: true } satisfies BrowserContextOptions;
const DEVICES = [
  { device: 'a mouse', options: { width: 1280 } },
  { device: 'a phone', options: { width: 360, height: 740, profile: PHONE } },
];

const app = serveForTests();

/** Gives the browser a voice that says a sentence until the test ends it. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: SpeechSynthesisUtterance[] = [];
    const speak = (utterance: SpeechSynthesisUtterance) => void said.push(utterance);
    Object.defineProperty(window, 'speechSynthesis', { value: { speak, cancel: () => {} } });
    addEventListener('said', () => said.at(-1)?.dispatchEvent(new Event('end')));
  });
  await page.reload();
}

const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map(String).join());

/** The controls of the page that are smaller than a fingertip; links within lines of text may be. */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, summary, header a, footer a, nav a, [role=dialog] a, [role=radio], [role=tab]',
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isSmall = Math.min(width, height) < least - 0.5 && width > 1;
        return isSmall ? [`${control.ariaLabel ?? control.textContent} ${width}x${height}`] : [];
      });
  }, FINGERTIP);

async function switchOn(page: Page): Promise<void> {
  await press(page, '设置');
  await page.getByRole('switch', { name: '长辈模式' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

it.each(DEVICES)(
  'easy reading has large text, large targets and no motion, with $device',
  async ({ options }) => {
    const page = await app.openPage('/news/details?id=6', options);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await switchOn(page);
    await expect.poll(() => smallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '20px',
    );
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await overflowOf(page)).toBe(0);
    await expectNoAxeViolations(page);
  },
);

it.each(DEVICES)('easy reading fits every page, with $device', async ({ options }) => {
  const page = await app.openPage('/privacy', options);
  await switchOn(page);
  for (const path of ['/home', '/product', '/job/details?id=1', '/aboutus', '/accessibility']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await expect.poll(() => overflowOf(page)).toBe(0);
    await expect.poll(() => smallTargets(page)).toEqual([]);
  }
});

it('easy reading is there before the program, and follows the other tabs', async () => {
  const page = await app.openPage('/home');
  await switchOn(page);
  const other = await page.context().newPage();
  await other.route(/\/assets\/program/, () => {});
  await other.goto('/home', { waitUntil: 'commit' });
  await other.waitForSelector('[data-easy-reading]', { state: 'attached' });
  expect(await other.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '20px',
  );
  await other.close();
  const third = await page.context().newPage();
  await third.goto('/privacy');
  await third.getByRole('heading', { level: 1 }).waitFor();
  await press(third, '设置');
  await third.getByRole('switch', { name: '长辈模式' }).click();
  await expect.poll(() => page.locator('html').getAttribute('data-easy-reading')).toBeNull();
});

it.each(DEVICES)(
  'an article is read aloud, and what is read is marked, with $device',
  async ({ options }) => {
    const page = await app.openPage('/news/details?id=6', options);
    await giveVoice(page);
    const start = page.getByRole('button', { name: '朗读' });
    await (options.profile ? start.tap() : start.click());
    await expect.poll(() => marked(page)).not.toBe('');
    const first = await marked(page);
    await page.evaluate(() => dispatchEvent(new Event('said')));
    await expect.poll(() => marked(page)).not.toBe(first);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '继续朗读' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => marked(page)).toBe('');
    await expect
      .poll(() => start.evaluate((button) => button === document.activeElement))
      .toBe(true);
  },
);

it('nothing of the reading is downloaded before it is wanted', async () => {
  const page = await app.openPage('/news/details?id=6');
  await page.getByRole('button', { name: '朗读' }).waitFor();
  const asked = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/(reader|easy-reading)-/.test(name)).length,
    );
  expect(await asked()).toBe(0);
  await page.getByRole('button', { name: '朗读' }).focus();
  await expect.poll(asked).toBeGreaterThan(0);
});
