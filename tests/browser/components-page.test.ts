import { expect, it } from 'vitest';
import { follow, press, see, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { overflowOf } from './support/overflow.ts';

const app = serveForTests();
const PAGE = '/test/components';
const STILL = { reducedMotion: 'reduce' } as const;

it.each([
  { width: 360, language: 'cn', scheme: 'light', title: '后台组件' },
  { width: 360, language: 'en', scheme: 'dark', title: 'Components of the back office' },
  { width: 1280, language: 'cn', scheme: 'dark', title: '后台组件' },
  { width: 1280, language: 'en', scheme: 'light', title: 'Components of the back office' },
] as const)(
  'the page of components fits $width px in $language, $scheme, and axe finds nothing',
  async ({ title, ...look }) => {
    const page = await app.visitPage(PAGE, { ...look, profile: STILL });
    await seeHeading(page, title);
    // The editors come last.
    await expect.poll(() => page.locator('.tiptap').count()).toBe(2);
    await expect.poll(() => overflowOf(page)).toBe(0);
    await expectNoAxeViolations(page);
  },
);

it('the page of components is found on the test page, its parts are led to, and its rows change with undo', async () => {
  const page = await app.visitPage('/test', { profile: STILL });
  await follow(page, '查看后台组件');
  await seeHeading(page, '后台组件');
  await follow(page.getByRole('navigation', { name: '本页内容' }), '列表的行');
  const toggle = page.getByRole('switch', { name: /示例内容 1/ }).first();
  await expect.poll(() => toggle.isChecked()).toBe(true);
  await toggle.click();
  await see(page, '已隐藏「示例内容 1」');
  await page.locator('[data-sonner-toast]').getByRole('button', { name: '撤销' }).click();
  await see(page, '已撤销');
  await expect.poll(() => toggle.isChecked()).toBe(true);
  await page.getByRole('switch', { name: /示例内容 2/ }).click();
  await see(page, '「示例内容 2」没有改成');
  await press(page, '更多工具');
  await press(page, '第一个工具');
  await see(page, '按下了「第一个工具」');
  await follow(page, '返回站点自检');
  await seeHeading(page, '站点自检');
});

it('the page of components asks the server for no more than its layout does', async () => {
  const page = await app.visitPage('/accessibility', { profile: STILL });
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Without the footer's pictures, which are loaded when they come near.
    if (/^\/api\/(?!pictures\/)/.test(pathname)) asked.add(pathname);
  });
  const callsOf = async (path: string) => {
    asked.clear();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    return [...asked].toSorted();
  };
  expect(await callsOf(PAGE)).toEqual(await callsOf('/accessibility'));
});
