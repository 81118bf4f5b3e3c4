import type { Locator, Page } from 'playwright-core';

/** The rows of a data grid, and of a table of react-admin. */
export const ROWS = '[role=row][data-id], .datatable-body tr';
/** The fields of a form; their number tells when all are shown. */
const FIELDS = 'input, textarea, [contenteditable=true]';

/** What stops the clock: changed rows, or a field with a value. */
export type Goal = {
  /** The number of rows at least. */
  least: number;
  /** The selector of the field; '' to wait for rows. */
  field: string;
};

export type Timed = {
  /** Milliseconds from the press to the paint that shows the goal. */
  shown: number;
  /** Milliseconds from the press to the last paint that changed which rows or how many fields are shown. */
  all: number;
  /** When the press was, and when the clock was read, in ms since the page's navigation. */
  press: number;
  end: number;
};

type Watch = Pick<Timed, 'press' | 'shown' | 'all'> & {
  settled: Promise<void>;
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
/** Milliseconds without a new row or field, after which all are shown. */
const SETTLED = 500;

/** Values for the function that runs in the page. */
const CONSTANTS = { rows: ROWS, fields: FIELDS, quiet: SETTLED, limit: 30_000 };

/** Presses an element with real mouse input and waits until the goal is painted. */
export async function timePress(page: Page, target: Locator, goal: Goal): Promise<Timed> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed has no place on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  await page.waitForTimeout(REST);
  await page.evaluate(arm, { ...CONSTANTS, type: 'click', ...goal });
  await page.mouse.down();
  await page.mouse.up();
  return read(page);
}

/** Presses a key in a field and waits until the goal is painted. */
export async function timeKey(page: Page, field: Locator, key: string, goal: Goal): Promise<Timed> {
  await field.scrollIntoViewIfNeeded();
  await field.focus();
  await page.waitForTimeout(REST);
  await page.evaluate(arm, { ...CONSTANTS, type: 'keydown', ...goal });
  await page.keyboard.press(key);
  return read(page);
}

async function read(page: Page): Promise<Timed> {
  await page.evaluate(() => window.watch?.settled);
  return page.evaluate(() => {
    const { watch } = window;
    if (!watch) throw new Error('The clock was not armed');
    const { press, shown, all } = watch;
    return { shown, all, press, end: performance.now() };
  });
}

type Armed = Goal & typeof CONSTANTS & { type: string };

/** Runs in the page: starts the clock at the timestamp of the next event of this type. */
function arm({ type, least, field, rows: rowSelector, fields, quiet, limit }: Armed): void {
  // By the attribute, because asking the browser would make it lay out the page.
  const displayed = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => !element.closest('[style*="display: none"]'),
    );
  const rows = () => displayed(rowSelector);
  const stateOf = (list: HTMLElement[]) => {
    const name = list[0]?.closest('[role=grid]')?.getAttribute('aria-label') ?? '';
    return `${name} ${list.map(({ dataset, textContent }) => dataset.id ?? textContent).join()}`;
  };
  const before = stateOf(rows());
  const isReached = () => {
    if (field === '') {
      const now = rows();
      return now.length >= least && stateOf(now) !== before;
    }
    return displayed(field).some(
      (input) =>
        (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) &&
        !input.disabled &&
        input.value !== '',
    );
  };

  const watch: Watch = {
    press: 0,
    shown: 0,
    all: 0,
    settled: Promise.resolve(),
    stop: () => changes.disconnect(),
  };
  let settle = () => {};
  watch.settled = new Promise((resolve, reject) => {
    settle = resolve;
    window.setTimeout(() => reject(new Error(`Not shown after a ${type}`)), limit);
  });
  let isShown = false;
  let state = '';
  let timer = 0;
  const changes = new MutationObserver(() => {
    if (watch.press === 0 || !(isShown || isReached())) return;
    const now = field === '' ? stateOf(rows()) : String(displayed(fields).length);
    if (isShown && now === state) return;
    state = now;
    const isFirst = !isShown;
    isShown = true;
    // A message that is posted in an animation frame arrives after the paint.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        watch.all = performance.now() - watch.press;
        if (isFirst) watch.shown = watch.all;
        clearTimeout(timer);
        timer = window.setTimeout(settle, quiet);
      });
      port1.start();
      port2.postMessage(null);
    });
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  const start = ({ timeStamp }: Event) => {
    watch.press = timeStamp;
  };
  window.addEventListener(type, start, { capture: true, once: true });
  window.watch?.stop();
  window.watch = watch;
}
