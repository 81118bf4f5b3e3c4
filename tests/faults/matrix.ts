import { allLooks } from '#tests/support/looks.ts';
import { type Fault, FAULTS } from './fault-table.ts';

export type Mark = '✓' | '✗' | '·';

/** Milliseconds for a row; with `LOOKS=all` a row tests every fault of a screen in sequence. */
export const ROW_TIMEOUT = allLooks ? 120_000 : 30_000;

/**
 * Returns the faults to test in a row: all in `npm run test:all`, otherwise the next `count` ones, so that
 * the rows of a table take turns.
 */
export function faultsOf(row: number, count: number, fits: (fault: Fault) => boolean): Fault[] {
  const fitting = FAULTS.filter((fault) => fits(fault));
  if (allLooks) return fitting;
  const start = (row * count) % fitting.length;
  return [...fitting, ...fitting].slice(start, start + count);
}

/** Collects a table of screens and faults, printed at the end. */
export function createMatrix(title: string) {
  const rows = new Map<string, Map<string, Mark>>();
  return {
    note: (row: string, fault: Fault, mark: Mark) => {
      rows.set(row, (rows.get(row) ?? new Map()).set(fault.name, mark));
    },
    /** @returns the table as text: screens as rows, faults as columns */
    print: () => {
      const width = Math.max(...[...rows.keys()].map((name) => name.length));
      const names = FAULTS.map(({ name }) => name);
      const marks = [...rows.values()].flatMap((row) => [...row.values()]);
      const passed = marks.filter((mark) => mark === '✓').length;
      const run = marks.filter((mark) => mark !== '·').length;
      const lines = [...rows].map(
        ([name, row]) =>
          `${name.padEnd(width)} ${names.map((fault) => centred(row.get(fault) ?? ' ', fault)).join(' ')}`,
      );
      return [
        `${title}: ${rows.size} screens × ${names.length} faults, ${passed} of ${run} passed`,
        `${''.padEnd(width)} ${names.join(' ')}`,
        ...lines,
      ].join('\n');
    },
  };
}

function centred(mark: string, below: string): string {
  const start = Math.floor(below.length / 2);
  return mark.padStart(start + 1).padEnd(below.length);
}
