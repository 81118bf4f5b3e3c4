import type { Browser } from 'playwright-core';

export type Figures = {
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes as sent, with headers. */
  bytes: number;
  /** Scripts that had come when the largest picture was painted, in bytes. */
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
const SLOWED = 4;

/** Loads a page cold on a slow phone's network and processor, until it has been still for two seconds. */
export async function measure(browser: Browser, url: string, device: Device): Promise<Figures> {
  const { width, height, deviceScaleFactor } = device;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    locale: 'zh-CN',
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
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
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => !document.documentElement.dataset.shell);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  const { fcp, lcp, cls, tasks } = await page.evaluate(() => window.figures);
  await context.close();
  const sum = (list: { bytes: number }[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    fcp,
    lcp,
    cls,
    tbt: tasks.reduce((total, [start, length]) => total + (start >= fcp ? length - 50 : 0), 0),
    bytes: sum(finished),
    early: sum(finished.filter(({ id, at }) => scripts.has(id) && at < lcp)),
  };
}

type Watched = { fcp: number; lcp: number; cls: number; tasks: [start: number, length: number][] };

declare global {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    figures: Watched;
  }
}

/** Runs in the page, before everything else. */
function watch(): void {
  const figures: Watched = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { figures });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    figures.lcp = startTime;
  });
  on('layout-shift', (entry) => {
    if ('value' in entry) figures.cls += Number(entry.value);
  });
  on('longtask', ({ startTime, duration }) => figures.tasks.push([startTime, duration]));
}
