import type { Locator, Page } from 'playwright-core';

/** What stops the clock: changed rows, or a field with a value. */
export type Goal = {
  /** The number of rows; 0 accepts any number. */
  count: number;
  /** The selector of the field; '' to wait for rows. */
  field: string;
};

export type Timed = {
  /** Milliseconds from the press to the paint that shows the goal. */
  shown: number;
  /** Milliseconds from the press to the first API request; NaN if there was none. */
  asked: number;
  /** The longest event since the press, in ms, from its input to the next paint. */
  longest: number;
  event: string;
};

type Watch = Pick<Timed, 'longest' | 'event'> & {
  press: number;
  shown: Promise<number>;
  stop: () => void;
};

declare global {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    watch?: Watch;
  }
}

/** Milliseconds between hovering and pressing, so that a busy page becomes idle first. */
const REST = 400;
/** Milliseconds to wait, because Event Timing reports an event only after its paint. */
const LATE_ENTRIES = 300;

/** Presses an element with real mouse input and waits until the goal is painted. */
export async function timePress(page: Page, target: Locator, goal: Goal): Promise<Timed> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed has no place on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  await page.waitForTimeout(REST);
  await page.evaluate(arm, { type: 'click', ...goal });
  await page.mouse.down();
  await page.mouse.up();
  return read(page);
}

/** Presses a key in a field and waits until the goal is painted. */
export async function timeKey(page: Page, field: Locator, key: string, goal: Goal): Promise<Timed> {
  await field.scrollIntoViewIfNeeded();
  await field.focus();
  await page.waitForTimeout(REST);
  await page.evaluate(arm, { type: 'keydown', ...goal });
  await page.keyboard.press(key);
  return read(page);
}

async function read(page: Page): Promise<Timed> {
  const shown = await page.evaluate(() => window.watch?.shown);
  await page.waitForTimeout(LATE_ENTRIES);
  return page.evaluate((shown) => {
    const { watch } = window;
    if (!watch || shown === undefined) throw new Error('The clock was not armed');
    const { press, longest, event } = watch;
    const asked = performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) => startTime >= press && new URL(name).pathname.includes('/api/'),
      )
      .map(({ startTime }) => startTime - press);
    return { shown, asked: asked[0] ?? Number.NaN, longest, event };
  }, shown);
}

/** Runs in the page: starts the clock at the timestamp of the next event of this type. */
function arm({ type, count, field: selector }: Goal & { type: string }): void {
  const rows = () => [...document.querySelectorAll<HTMLElement>('[role=row][data-id]')];
  const idsOf = (list: HTMLElement[]) => list.map(({ dataset }) => dataset.id).join();
  const nameOf = () => document.querySelector('[role=grid]')?.getAttribute('aria-label') ?? '';
  const before = `${nameOf()} ${idsOf(rows())}`;
  const isReached = () => {
    if (selector === '') {
      const now = rows();
      const isEnough = count === 0 ? now.length > 0 : now.length === count;
      return isEnough && `${nameOf()} ${idsOf(now)}` !== before;
    }
    const field = document.querySelector(selector);
    return field instanceof HTMLInputElement && !field.disabled && field.value !== '';
  };

  const watch: Watch = {
    press: 0,
    longest: 0,
    event: '',
    shown: Promise.resolve(0),
    stop: () => events.disconnect(),
  };
  watch.shown = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (watch.press === 0 || !isReached()) return;
      observer.disconnect();
      // A message that is posted in an animation frame arrives after the paint.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - watch.press));
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  const start = ({ timeStamp }: Event) => {
    watch.press = timeStamp;
  };
  window.addEventListener(type, start, { capture: true, once: true });
  const armed = performance.now();
  const events = new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (startTime < armed || duration <= watch.longest) continue;
      watch.longest = duration;
      watch.event = name;
    }
  });
  // TypeScript's types lack `durationThreshold`; 16 ms is its minimum.
  const options = { type: 'event', durationThreshold: 16 };
  events.observe(options);
  performance.clearResourceTimings();
  window.watch?.stop();
  window.watch = watch;
}
