import type { Browser, CDPSession } from 'playwright-core';
import { traceTasks } from './trace-tasks.ts';

export type Figures = {
  /** In milliseconds: when the largest picture, marked by `markLargest`, was painted. */
  lcp: number;
  /** The time over 50 ms of every task after the first paint: scripts, styles, layout and paint. */
  tbt: number;
  cls: number;
  /** Bytes transferred, headers included. */
  bytes: number;
  /** Bytes of the scripts that arrived before the largest picture was painted. */
  early: number;
};

export type Device = { name: string; width: number; height: number; deviceScaleFactor: number };

const KILOBIT = 1024 / 8;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * KILOBIT,
  uploadThroughput: 750 * KILOBIT,
};
/** In milliseconds: how long a page must be idle to count as quiet. */
const QUIET = 5000;

export type Visitor = {
  device: Device;
  locale: string;
  /** How many times slower the processor is. */
  slowed: number;
};

/** Loads a page cold with a slow phone's network and processor, until it is quiet for five seconds. */
export async function measure(browser: Browser, url: string, visitor: Visitor): Promise<Figures> {
  const { page, context, devtools } = await openSlowPage(browser, visitor);
  const started = new Map<string, number>();
  const finished: { id: string; bytes: number; at: number }[] = [];
  const scripts = new Set<string>();
  let first = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    first ||= timestamp;
    started.set(requestId, timestamp);
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    finished.push({ id: requestId, bytes: encodedDataLength, at: (timestamp - first) * 1000 }),
  );
  await page.addInitScript(watch);
  const endTrace = await traceTasks(browser, url);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  while (await isBusy(devtools)) await page.waitForTimeout(200);
  const tasks = await endTrace();
  const { fcp, lcp, cls } = await page.evaluate(() => window.figures);
  await context.close();
  const sum = (list: { bytes: number }[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    lcp,
    cls,
    tbt: sumOver(tasks.filter(({ start }) => start >= fcp)),
    bytes: sum(finished),
    early: sum(finished.filter(({ id, at }) => scripts.has(id) && at < lcp)),
  };
}

/** Loads a page as `measure` does, only until its first contentful paint, and returns its time in ms. */
export async function measureFirstPaint(
  browser: Browser,
  url: string,
  visitor: Visitor,
): Promise<number> {
  const { page, context } = await openSlowPage(browser, visitor);
  await page.goto(url, { waitUntil: 'commit' });
  const fcp = await page.evaluate(firstPaint);
  await context.close();
  return fcp;
}

async function openSlowPage(browser: Browser, { device, locale, slowed }: Visitor) {
  const { width, height, deviceScaleFactor } = device;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    locale,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  return { page, context, devtools };
}

/**
 * Returns whether hydration is pending, or an answer or a long task came in the last seconds. Playwright's
 * own polling would be a long task itself.
 */
async function isBusy(devtools: CDPSession): Promise<boolean> {
  const expression = `document.documentElement.dataset.prerendered !== undefined ||
    performance.now() - figures.busy < ${QUIET}`;
  const { result } = await devtools.send('Runtime.evaluate', { expression });
  return result.value === true;
}

function sumOver(tasks: { length: number }[]): number {
  return tasks.reduce((total, { length }) => total + Math.max(0, length - 50), 0);
}

type Watched = {
  fcp: number;
  lcp: number;
  cls: number;
  /** When the last answer or long task ended, in ms. */
  busy: number;
};

declare global {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    figures: Watched;
  }
}

/** Runs in the page. */
function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [fcp] = list.getEntriesByName('first-contentful-paint');
      if (fcp) resolve(fcp.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const figures: Watched = { fcp: 0, lcp: 0, cls: 0, busy: 0 };
  Object.assign(window, { figures });
  const on = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.fcp = startTime;
  });
  on('element', ({ startTime }) => {
    figures.lcp = startTime;
  });
  for (const type of ['longtask', 'resource']) {
    on(type, ({ startTime, duration }) => {
      figures.busy = Math.max(figures.busy, startTime + duration);
    });
  }
  on('layout-shift', (entry) => {
    if ('value' in entry) figures.cls += Number(entry.value);
  });
}
