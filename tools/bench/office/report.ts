import { SEARCH_PAUSE } from '#src/admin/list/filters/search-pause.ts';
import { median } from '../median.ts';
import { STEPS } from './journey.ts';
import type { Journey, Step } from './journey.ts';

/** A page and its journeys. */
export type Measured = { name: string; journeys: Journey[] };

const NAMES: Record<Step, { name: string; goal: number }> = {
  menu: { name: 'menu -> rows', goal: 1.5 },
  nextPage: { name: 'next page', goal: 1.5 },
  sort: { name: 'sort', goal: 1.5 },
  filter: { name: 'filter key', goal: 1.5 },
  form: { name: 'row -> first field', goal: 3 },
};

const NAME_WIDTH = 20;
const WIDTH = 12;

/**
 * Returns a table for each page of medians in ms: time from press to paint, its ratio to the last page's,
 * the time of the request, and the longest event. The filter's debounce time is subtracted from the paint
 * times of all pages but the last, the baseline.
 */
export function report(pages: Measured[]): string {
  return pages
    .map((page, at) => tableOf(page, pages.at(-1) ?? page, at < pages.length - 1))
    .join('\n');
}

function tableOf({ name, journeys }: Measured, baseline: Measured, debounces: boolean): string {
  const lines = STEPS.map((step) => {
    const timed = journeys.map((journey) => journey[step]);
    const waited = debounces && step === 'filter' ? SEARCH_PAUSE : 0;
    const shown = median(timed.map((each) => each.shown)) - waited;
    const baseShown = median(baseline.journeys.map((journey) => journey[step].shown));
    const types = [...new Set(timed.map(({ event }) => event).filter(Boolean))].join('/');
    return columns(
      NAMES[step].name,
      shown.toFixed(0),
      (shown / baseShown).toFixed(2),
      String(NAMES[step].goal),
      median(timed.map(({ asked }) => asked)).toFixed(0),
      median(timed.map(({ longest }) => longest)).toFixed(0),
      `  ${types}`,
    );
  });
  const longest = median(
    journeys.map((journey) => Math.max(...STEPS.map((step) => journey[step].longest))),
  );
  return [
    columns(name, 'shown', 'ratio', 'goal', 'asked', 'longest', '  event'),
    ...lines,
    `longest event of a journey: ${longest} ms, goal 100 ms`,
    '',
  ].join('\n');
}

function columns(name: string, ...cells: string[]): string {
  return name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join('');
}
