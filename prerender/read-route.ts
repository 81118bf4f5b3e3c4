import { PARTS } from '#src/app/take-over/lay-out-later.ts';
import type { Browser } from 'playwright-core';
import { mergeWidths } from './merge-widths.ts';
import type { Node } from './node-tree.ts';
import { openSite } from './open-site.ts';
import type { Site } from './open-site.ts';
import { readContent, readHead, readStyles } from './read-page.ts';

export type RoutePage = {
  content: Node[];
  /** CSS rules, in order. */
  styles: string[];
  head: ReturnType<typeof readHead>;
  /** Addresses that it has read, the site's own without origin. */
  asked: string[];
};

const PHONE = { width: 390, height: 844 };

/** Opens a public route and reads what stands there once everything has come, in both widths. */
export async function readRoute(browser: Browser, site: Site, path: string): Promise<RoutePage> {
  const { page, asked } = await openSite(browser, site, path);
  try {
    await page.evaluate(loadPictures);
    const fonts = () =>
      [...asked].map((url) => new URL(url).pathname).filter((name) => name.endsWith('.woff2'));
    const wide = await page.evaluate(readContent, PARTS);
    const { rules } = await page.evaluate(readStyles, { fetched: fonts(), known: [] });
    await page.setViewportSize(PHONE);
    await page.waitForLoadState('networkidle');
    await page.evaluate(loadPictures);
    const narrow = await page.evaluate(readContent, PARTS);
    const { styles } = await page.evaluate(readStyles, { fetched: fonts(), known: rules });
    return {
      content: mergeWidths(wide, narrow),
      styles,
      head: await page.evaluate(readHead),
      asked: [...asked].map((url) =>
        url.startsWith(`${site.origin}/`) ? url.slice(site.origin.length) : url,
      ),
    };
  } finally {
    await page.context().close();
  }
}

/** Far pictures come late, and are drawn only then. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
}
