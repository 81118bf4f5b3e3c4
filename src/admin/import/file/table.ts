/** Of a file: each is sent on its own. */
export const MAX_ROWS = 5000;

/** A file's rows as texts. */
export type Table = {
  fileName: string;
  /** Titles of the columns, as many as the widest row; '' for one without. */
  head: string[];
  rows: TableRow[];
};

type TableRow = {
  /** Line in the file, from 1. */
  line: number;
  cells: string[];
};

export type TableFault =
  | 'tooLarge'
  | 'tooMany'
  | 'empty'
  | 'columns'
  | 'broken'
  | 'unreadable'
  | 'locked';

export class TableError extends Error {
  override name = 'TableError';
  readonly fault: TableFault;

  constructor(fault: TableFault) {
    super(fault);
    this.fault = fault;
  }
}
