import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';

export type Site = {
  /** The folder of a production build. */
  folder: string;
  /** Origin of the server that answers calls. */
  api: string;
  /** Origin under which visitors open the site. */
  origin: string;
};

export type SitePage = {
  page: Page;
  /** The addresses that the page has read so far: its own files, and calls of the API. */
  asked: Set<string>;
};

/**
 * Opens a path of the build as if it stood at the site's origin already: files come from the folder,
 * calls go to the API server. Nothing moves by itself on this page, so that it shows its beginning.
 */
export async function openSite(browser: Browser, site: Site, path: string): Promise<SitePage> {
  const context = await browser.newContext({
    baseURL: site.origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 1080 },
  });
  const asked = new Set<string>();
  await answer(context, site, asked);
  await context.addInitScript(() => {
    Object.assign(window, { setInterval: () => 0 });
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  return { page, asked };
}

async function answer(context: BrowserContext, site: Site, asked: Set<string>): Promise<void> {
  await context.route('**', async (route) => {
    const request = route.request();
    const { origin, pathname, search } = new URL(request.url());
    if (['script', 'stylesheet', 'fetch', 'font'].includes(request.resourceType())) {
      if (request.method() === 'GET') asked.add(request.url());
    }
    if (origin !== site.origin) return route.continue();
    if (request.resourceType() === 'document') {
      return route.fulfill({ path: join(site.folder, 'index.html') });
    }
    const path = join(site.folder, decodeURIComponent(pathname));
    if (existsSync(path) && statSync(path).isFile()) return route.fulfill({ path });
    // What is no file is the server's, whatever its paths begin with (`VITE_API_PREFIX`).
    return route.fulfill({ response: await route.fetch({ url: site.api + pathname + search }) });
  });
}
