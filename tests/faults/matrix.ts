import { allLooks } from '#tests/support/looks.ts';
import { FAULTS } from './fault-table.ts';
import type { Fault } from './fault-table.ts';

export type Mark = '✓' | '✗' | '·';

/** In milliseconds, for a row: with `LOOKS=all` it is every fault of a screen, one after the other. */
export const ROW_TIMEOUT = allLooks ? 120_000 : 30_000;

/**
 * The faults that a row meets: all of them in `npm run test:all`, otherwise two, so that over the rows of
 * one table each fault meets at least two screens.
 */
export function faultsOf(row: number, fits: (fault: Fault) => boolean): Fault[] {
  const fitting = FAULTS.filter((fault) => fits(fault));
  if (allLooks) return fitting;
  // One even place and one odd one: together they are all.
  const half = 2 * Math.floor(FAULTS.length / 4);
  const places = [2 * row, 2 * row + half + 1].map((place) => place % FAULTS.length);
  return fitting.filter((fault) => places.some((place) => FAULTS[place] === fault));
}

/** A table of screens and faults, printed at the end. */
export function createMatrix(title: string) {
  const rows = new Map<string, Map<string, Mark>>();
  return {
    note: (row: string, fault: Fault, mark: Mark) => {
      rows.set(row, (rows.get(row) ?? new Map()).set(fault.name, mark));
    },
    /** @returns the table as text: screens down, faults across. */
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
