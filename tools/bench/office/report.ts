import { SEARCH_PAUSE } from '#src/admin/list/filters/search-pause.ts';
import { median } from '../median.ts';
import { STEPS } from './journey.ts';
import type { Journey, Step } from './journey.ts';

const NAMES: Record<Step, { name: string; goal: number }> = {
  menu: { name: 'menu -> rows', goal: 1.5 },
  nextPage: { name: 'next page', goal: 1.5 },
  sort: { name: 'sort', goal: 1.5 },
  filter: { name: 'filter key', goal: 1.5 },
  form: { name: 'row -> first field', goal: 3 },
};

const HEAD = ['', 'product', 'bare', 'ratio', 'goal', 'asked', 'bare', 'longest event', 'bare'];
const WIDTHS = [20, 9, 9, 7, 6, 8, 8, 30, 20];

/**
 * Returns a table of medians in ms: time from press to paint, the product's ratio to the baseline, the
 * time of the request, and the longest event. The filter's debounce time is subtracted from the paint
 * times.
 */
export function report(product: Journey[], bare: Journey[]): string {
  const lines = STEPS.map((step) => {
    const [ours = [], theirs = []] = [product, bare].map((list) => list.map((one) => one[step]));
    const waited = step === 'filter' ? SEARCH_PAUSE : 0;
    const shown = median(ours.map((timed) => timed.shown)) - waited;
    const bareShown = median(theirs.map((timed) => timed.shown));
    const { name, goal } = NAMES[step];
    const asked = [ours, theirs].map((list) => median(list.map((timed) => timed.asked)).toFixed(0));
    const events = [ours, theirs].map((list) => {
      const types = new Set(list.map(({ event }) => event).filter(Boolean));
      return `${median(list.map(({ longest }) => longest)).toFixed(0)} ${[...types].join('/')}`;
    });
    const figures = [shown, bareShown].map((value) => value.toFixed(0));
    return [name, ...figures, (shown / bareShown).toFixed(2), String(goal), ...asked, ...events];
  });
  const longest = [product, bare].map((list) =>
    median(list.map((journey) => Math.max(...STEPS.map((step) => journey[step].longest)))),
  );
  return [
    ...[HEAD, ...lines].map(columns),
    `longest event of a journey: ${longest[0]} ms, bare ${longest[1]} ms, goal 100 ms`,
    `waiting time of the filter key: ${SEARCH_PAUSE} ms, goal 150 ms`,
    '',
  ].join('\n');
}

function columns(cells: string[]): string {
  return cells
    .map((cell, at) => (at === 0 ? cell.padEnd(20) : cell.padStart(WIDTHS[at] ?? 0)))
    .join('');
}
