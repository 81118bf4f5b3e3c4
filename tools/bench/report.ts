import { median } from './median.ts';
import type { Figures } from './measure.ts';

const ROWS: { name: string; key: keyof Figures; digits: number; goal?: string }[] = [
  { name: 'FCP, ms', key: 'fcp', digits: 0, goal: 'ratio at most 1.1' },
  { name: 'LCP, ms', key: 'lcp', digits: 0, goal: 'ratio at most 0.9' },
  { name: 'TBT, ms', key: 'tbt', digits: 0, goal: 'at most 100' },
  { name: 'CLS', key: 'cls', digits: 4, goal: 'at most 0.01' },
  { name: 'bytes', key: 'bytes', digits: 0 },
  { name: 'JS before LCP, bytes', key: 'early', digits: 0, goal: 'at most 5000' },
];

/** Returns a table of medians: the site, the plain page, and the ratio of the two. */
export function report(device: string, site: Figures[], plain: Figures[]): string {
  const lines = ROWS.map(({ name, key, digits, goal = '' }) => {
    const ours = median(site.map((load) => load[key]));
    const theirs = median(plain.map((load) => load[key]));
    const ratio = theirs === 0 ? '' : (ours / theirs).toFixed(2);
    const cells = [ours, theirs].map((value) => value.toFixed(digits).padStart(10));
    return `${name.padEnd(22)}${cells.join('')}${ratio.padStart(8)}  ${goal}`;
  });
  const head = `${device.padEnd(22)}${'site'.padStart(10)}${'plain'.padStart(10)}${'ratio'.padStart(8)}`;
  return `${[head, ...lines].join('\n')}\n\n`;
}
