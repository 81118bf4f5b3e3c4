import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHttpMock } from '#src/mocks/http.ts';
import { BUILD_VARIABLES } from '#tests/support/build-variables.ts';
import { buildApp } from '#tools/preview/build-app.ts';
import { openPage } from '#tools/browser/open-page.ts';
import { serveApp } from '#tools/preview/serve-app.ts';
import { follow, press, see, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { overflowOf } from './support/overflow.ts';
import { sharedBrowser } from './support/shared-browser.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const app = serveForTests();
const PHONE = {
  width: 360,
  profile: { hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
} as const;

it.each([
  { device: 'a mouse', options: {} },
  { device: 'a phone', options: PHONE },
])('a visitor finds a manual by search and saves it: $device', async ({ options }) => {
  const page = await app.openPage('/search?q=土壤 说明书', options);
  const group = page.getByRole('region', { name: /^资料下载/ });
  await group.getByRole('article').first().getByRole('link').click();
  await seeAddress(page, '/product/details?id=1');
  const section = page.getByRole('region', { name: '资料下载' });
  await expect
    .poll(() => section.evaluate((it) => Math.round(it.getBoundingClientRect().top)))
    .toBeLessThan(400);
  await expectNoAxeViolations(page);
  const saving = page.waitForEvent('download');
  await follow(section, '土壤温湿度传感器使用说明书');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('土壤温湿度传感器使用说明书 V2.1.pdf');
  expect(readFileSync(await saved.path(), 'utf8')).toMatch(/^%PDF-1\.4[^]*%%EOF\n$/);
});

it('all files are narrowed by kind and keyword, at every width', async () => {
  const page = await app.visitPage('/download');
  await seeHeading(page, '土壤温湿度传感器');
  await follow(page.getByRole('main'), '图纸');
  await seeAddress(page, '/download?type=drawing');
  await page.getByRole('searchbox').fill('气象');
  await page.keyboard.press('Enter');
  await see(page, /外形与安装尺寸图/);
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflowOf(page)).toBe(0);
  }
  await expectNoAxeViolations(page);
});

it('an editor uploads a manual, moves nothing else, and visitors have it', async () => {
  const page = await app.visitPage('/backstage/content/products/5/edit', { as: 'admin' });
  const area = page.getByRole('group', { name: '资料下载' });
  const choosing = page.waitForEvent('filechooser');
  await area.getByRole('button', { name: '添加文件' }).click();
  const manual = {
    name: '节点手册.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  };
  await (await choosing).setFiles(manual);
  await area.getByRole('group', { name: '节点手册' }).waitFor();
  await expectNoAxeViolations(page);
  await press(page, SAVE);
  await see(page, SAVED);
  expect(app.db.products.find(5)?.attachments).toMatchObject([{ title: '节点手册', size: 8 }]);
  await page.goto('/product/details?id=5');
  await page.getByRole('link', { name: '节点手册' }).waitFor();
});

describe('a build without the variable', () => {
  const variables = { VITE_ENQUIRY_PATH: BUILD_VARIABLES.VITE_ENQUIRY_PATH };
  let folder: string;
  let api: Awaited<ReturnType<typeof startHttpMock>>;
  let site: Awaited<ReturnType<typeof serveApp>>;

  beforeAll(async () => {
    folder = buildApp(variables, 'tests/support/uncompressed.config.ts');
    api = await startHttpMock({ port: 0 });
    site = await serveApp({ folder, api: api.url });
  });
  afterAll(async () => {
    await site.close();
    await api.close();
  });

  it('has none of its code, and sends a product’s files back as they came', async () => {
    const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
    const withCode = scripts.filter((name) =>
      /attachments|download\.kinds/.test(readFileSync(join(folder, 'assets', name), 'utf8')),
    );
    expect(withCode).toEqual([]);
    const { page, context, problems } = await openPage(await sharedBrowser(), {
      url: site.url,
      db: api.db,
      as: 'admin',
    });
    const before = api.db.products.find(1)?.attachments;
    await page.goto('/backstage/content/products/1/edit');
    await page.getByRole('textbox', { name: '型号' }).fill('QH-S101');
    await press(page, SAVE);
    await see(page, SAVED);
    expect(api.db.products.find(1)).toMatchObject({ model: 'QH-S101', attachments: before });
    await page.goto('/product/details?id=1');
    await seeHeading(page, '土壤温湿度传感器');
    expect(
      await page
        .getByRole('main')
        .getByText(/资料下载/)
        .count(),
    ).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});
