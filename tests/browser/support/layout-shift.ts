import type { Page } from 'playwright-core';

/** The highest layout shift score (CLS) that a page may have without user input. */
const MOST = 0.02;

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** @throws Error that lists the elements that shifted since the page was opened, if CLS is too high */
export async function expectNothingMoved(page: Page): Promise<void> {
  const { sum, moved } = await page.evaluate(readShifts);
  if (sum > MOST) throw new Error(`${page.url()} moved by ${sum}\n${moved.join('\n')}`);
}

/** Runs in the page. */
async function readShifts(): Promise<{ sum: number; moved: string[] }> {
  const isShift = (entry: PerformanceEntry): entry is LayoutShift =>
    entry.entryType === 'layout-shift';
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
  const textOf = (node: Node | null) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`;
  const frame = () => new Promise(requestAnimationFrame);
  // What has just changed is laid out, and noted, by the end of the next frame.
  await frame();
  await frame();
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords().filter(isShift);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ startTime, sources }) =>
      sources.map(
        ({ node, previousRect, currentRect }) =>
          `${Math.round(startTime)} ms: ${textOf(node)}: ${place(previousRect)} → ${place(currentRect)}`,
      ),
    ),
  };
}
