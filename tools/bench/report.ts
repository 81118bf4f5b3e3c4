import { median } from './median.ts';
import type { Figures } from './measure.ts';

export type Measured = {
  url: string;
  loads: Figures[];
  /** Times of the first contentful paint in ms, of other loads. */
  paints: number[];
};

type Row = { name: string; of: (site: Measured) => number[]; digits: number; goal?: string };

const ROWS: Row[] = [
  { name: 'FCP, ms', of: ({ paints }) => paints, digits: 0, goal: 'ratio at most 1.1' },
  { name: 'LCP, ms', of: inLoads('lcp'), digits: 0, goal: 'ratio at most 0.9' },
  { name: 'TBT, ms', of: inLoads('tbt'), digits: 0, goal: 'at most 100' },
  { name: 'CLS', of: inLoads('cls'), digits: 4, goal: 'at most 0.01' },
  { name: 'bytes', of: inLoads('bytes'), digits: 0 },
  { name: 'JS before LCP, bytes', of: inLoads('early'), digits: 0, goal: 'at most 5000' },
];

function inLoads(key: keyof Figures): Row['of'] {
  return ({ loads }) => loads.map((load) => load[key]);
}

/**
 * Returns a table of medians: each build, each one's ratio to the plain page, and the plain page.
 * @param sites the builds, then the plain page
 */
export function report(device: string, sites: Measured[]): string {
  const plain = sites.length - 1;
  const lines = ROWS.map(({ name, of, digits, goal = '' }) => {
    const values = sites.map((site) => median(of(site)));
    const theirs = values[plain] ?? 0;
    const cells = values.map((value, index) => {
      const ratio = index === plain || theirs === 0 ? '' : (value / theirs).toFixed(2);
      return value.toFixed(digits).padStart(10) + (index === plain ? '' : ratio.padStart(7));
    });
    return `${name.padEnd(22)}${cells.join('')}  ${goal}`;
  });
  const names = sites.map((_, index) =>
    index === plain
      ? 'plain'.padStart(10)
      : `build ${index + 1}`.padStart(10) + 'ratio'.padStart(7),
  );
  return `${[device.padEnd(22) + names.join(''), ...lines].join('\n')}\n\n`;
}

/** Returns a line: a page's path, the median, and the least and the most. */
export function reportPage(url: string, values: number[]): string {
  const { pathname, search } = new URL(url);
  const figures = [median(values), Math.min(...values), Math.max(...values)];
  const [middle, ...spread] = figures.map((value) => value.toFixed(0));
  return `${(pathname + search).padEnd(26)}${middle?.padStart(6)} (${spread.join('-')})\n`;
}
