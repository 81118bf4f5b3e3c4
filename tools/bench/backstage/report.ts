import { median } from '../median.ts';
import { type Journey, type Step, STEPS } from './journey.ts';

/** A page and its journeys. */
export type Measured = { name: string; pause: number; journeys: Journey[] };

/** The names of the steps with their goals: the ratio to the time of the bare grid until the rows or the first field. */
const NAMES: Record<Step, string> = {
  menu: 'menu -> list (2)',
  menuAgain: 'menu -> list again (1)',
  nextPage: 'next page (1)',
  sort: 'sort (1)',
  filter: 'filter key (1)',
  form: 'row -> form (2)',
  backToList: 'form -> list (1)',
  formAgain: 'row -> form again (2)',
};

const TABLES = [
  { title: 'in window / first field', key: 'shown' },
  { title: 'all rows / fields', key: 'all' },
  { title: 'longest task', key: 'task' },
] as const;

type Key = (typeof TABLES)[number]['key'];
type Figure = (journey: Journey, pause: number) => number;

const NAME_WIDTH = 26;
const WIDTH = 26;

/**
 * Returns tables in ms, from the press: the median, the least and the most, and the ratio of the median to
 * the baseline's. The pause after typing that a page waits for is subtracted.
 */
export function report(pages: Measured[], baseline: Measured): string {
  return TABLES.map(({ title, key }) => {
    const rows = STEPS.map((step) => ({ name: NAMES[step], of: inStep(key, step) }));
    const worst = { name: 'whole journey', of: inJourney(key) };
    return [
      line(
        title,
        pages.map(({ name }) => name),
      ),
      ...[...rows, ...(key === 'task' ? [worst] : [])].map(({ name, of }) =>
        line(
          name,
          pages.map((page) => cell(figures(page, of), figures(baseline, of))),
        ),
      ),
      '',
    ].join('\n');
  }).join('\n');
}

function inStep(key: Key, step: Step): Figure {
  const isAfterPause = step === 'filter' && key !== 'task';
  return (journey, pause) => journey[step][key] - (isAfterPause ? pause : 0);
}

function inJourney(key: Key): Figure {
  return (journey) => Math.max(...STEPS.map((step) => journey[step][key]));
}

function figures({ journeys, pause }: Measured, of: Figure): number[] {
  return journeys.map((journey) => of(journey, pause));
}

function cell(values: number[], base: number[]): string {
  const spread = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(0));
  const ratio = (median(values) / median(base)).toFixed(2);
  return `${median(values).toFixed(0)} (${spread.join('-')}) ${ratio.padStart(5)}`;
}

function line(name: string, cells: string[]): string {
  return name.padEnd(NAME_WIDTH) + cells.map((each) => each.padStart(WIDTH)).join('');
}
