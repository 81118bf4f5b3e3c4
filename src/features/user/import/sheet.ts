import type { Titles } from './columns.ts';

/**
 * `column` is a column's title, '' for the whole row; `code` is a schema's code, one of ours, or the
 * server's message.
 */
export type CellProblem = { column: string; code: string };

export type SheetRow = {
  /** Line number in the file; the header is 1. */
  line: number;
  /** Cells by column title. */
  cells: { [title: string]: string };
  problems: CellProblem[];
};

export type Sheet = {
  fileName: string;
  /** Column titles. */
  head: string[];
  titles: Titles;
  rows: SheetRow[];
};

/** An Excel workbook, which only the server can read. */
export type Workbook = { workbook: File };

export type SheetFault = 'tooLarge' | 'empty' | 'columns' | 'broken';

export class SheetError extends Error {
  override name = 'SheetError';
  readonly fault: SheetFault;

  constructor(fault: SheetFault) {
    super(fault);
    this.fault = fault;
  }
}
