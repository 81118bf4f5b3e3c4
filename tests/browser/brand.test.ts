import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readManifest } from '#tests/build/manifest.ts';
import { BUILD_VARIABLES } from '#tests/support/build-variables.ts';
import { writeMachineFiles } from '#tests/support/prerender-app.ts';
import { servePrerendered } from '#tests/support/serve-prerendered.ts';
import { deriveShades } from '#src/theme/derive-shades.ts';
import type { Opened, PageOptions } from '#tools/browser/open-page.ts';
import { buildApp } from '#tools/preview/build-app.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { openTab } from './support/open-tab.ts';
import { sharedBrowser } from './support/shared-browser.ts';

/** Pale yellow, which is legible on dark grounds alone. */
const COLOR = '#FFF176';
const NAME = '晨光 & 工坊';
const VARIABLES = { ...BUILD_VARIABLES, VITE_BRAND_COLOR: COLOR, VITE_SITE_NAME: NAME };
const ORIGIN = 'https://www.example.com';
const { dark } = deriveShades(COLOR);

let site: Awaited<ReturnType<typeof servePrerendered>>;
let opened: Opened[] = [];

beforeAll(async () => {
  site = await servePrerendered({
    appFolder: buildApp(VARIABLES, 'tests/support/uncompressed.config.ts'),
    origin: ORIGIN,
    variables: VARIABLES,
  });
});

afterEach(async () => {
  await Promise.all(opened.map(({ context }) => context.close()));
  const problems = opened.flatMap((one) => one.problems);
  opened = [];
  await site.db.reset();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});

afterAll(() => site.stop());

async function open(path: string, options: PageOptions = {}): Promise<Page> {
  const one = await openTab(await sharedBrowser(), { ...options, ...site });
  opened.push(one);
  await one.page.goto(path);
  return one.page;
}

const read = (name: string) => readFileSync(join(site.folder, name), 'utf8');

function colorOf(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

/** As a company that has entered nothing yet. */
function withoutCompany(): void {
  for (const { id } of site.db.companyInfo.all()) site.db.companyInfo.remove(id);
}

describe('a site with a brand of its own', () => {
  it.each(['light', 'dark'] as const)('is legible throughout in %s', async (scheme) => {
    for (const path of ['/home', '/aboutus', '/auth/jwt-local/sign-in']) {
      const page = await open(path, { scheme });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expectNoAxeViolations(page);
    }
  });

  it('has the company’s name and logo where the company information has them', async () => {
    const page = await open('/news');
    await page.getByRole('link', { name: '青禾智控科技有限公司，返回首页' }).waitFor();
    expect(await page.title()).toContain('青禾智控科技有限公司');
    const icons = page.locator('link[rel=icon]');
    await expect.poll(() => icons.last().getAttribute('href')).toContain('/api/pictures/logo.svg');
  });

  it('has its own name and a mark in its own colour where there is no company yet', async () => {
    withoutCompany();
    // Not prerendered with the company's data.
    const page = await open('/news?page=2');
    const home = page.getByRole('link', { name: `${NAME}，返回首页` });
    await home.waitFor();
    expect(await home.locator('svg').evaluate((mark) => getComputedStyle(mark).color)).toBe(
      colorOf(dark),
    );
    expect(await page.title()).toContain(NAME);
    await page.getByRole('contentinfo').getByText(`${NAME} 版权所有`).waitFor();
  });

  it('has its own mark on the sign-in page', async () => {
    withoutCompany();
    const page = await open('/auth/jwt-local/sign-in');
    const mark = page.getByRole('banner').locator('a svg');
    await mark.waitFor();
    expect(await mark.evaluate((each) => getComputedStyle(each).color)).toBe(colorOf(dark));
    expect(await page.title()).toContain(NAME);
  });

  it('offers its colour first among the display settings, chosen', async () => {
    const page = await open('/search');
    await page.getByRole('button', { name: '设置' }).click();
    const own = page.getByRole('radio', { name: '品牌色' });
    await own.waitFor();
    expect(await own.isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: '天蓝' }).count()).toBe(0);
  });

  it('says name and colour in the file, before any script runs', () => {
    const file = read('app.html');
    expect(file).toMatch(/<title data-first [^>]*>晨光 &amp; 工坊<\/title>/);
    expect(file).toContain('<h1>晨光 &amp; 工坊</h1>');
    expect(file).toContain(`name="theme-color" content="${COLOR}"`);
    expect(file).toContain(`--boot-brand:${dark}`);
  });

  it('draws icons and the share picture in its colour', async () => {
    expect(read('favicon.svg')).toContain(`svg{color:${dark}}`);
    const page = await open('/search');
    const corner = await page.evaluate(async () => {
      const picture = await createImageBitmap(await (await fetch('/share.png')).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      canvas?.drawImage(picture, 0, 0);
      const [red, green, blue] = canvas?.getImageData(5, 5, 1, 1).data ?? [];
      return {
        width: picture.width,
        height: picture.height,
        color: `rgb(${red}, ${green}, ${blue})`,
      };
    });
    expect(corner).toEqual({ width: 1200, height: 630, color: colorOf(dark) });
    const icon = new DataView(
      new Uint8Array(readFileSync(join(site.folder, 'favicon.ico'))).buffer,
    );
    expect([icon.getUint16(2, true), icon.getUint16(4, true)]).toEqual([1, 3]);
  });

  it('has its name in what machines read', async () => {
    withoutCompany();
    const { folder, url } = site;
    await writeMachineFiles({ folder, api: url, origin: ORIGIN, variables: VARIABLES });
    expect(read('llms.txt')).toMatch(/^# 晨光 & 工坊$/m);
    expect(read('feed.xml')).toContain('<name>晨光 &amp; 工坊</name>');
  });

  it('carries the arithmetic for a colour of one’s own alone', () => {
    const chunks = Object.entries(readManifest(site.folder));
    const withArithmetic = chunks.flatMap(([key, { file }]) =>
      /WCAG21/.test(file.endsWith('.js') ? read(file) : '') ? [key] : [],
    );
    expect(withArithmetic).toEqual(['src/theme/derive-shades.ts']);
    const withIt = chunks.filter(([, { imports }]) =>
      imports.some((key) => withArithmetic.includes(key)),
    );
    expect(withIt).toEqual([]);
  });
});
