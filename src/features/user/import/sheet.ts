/** What is wrong with a cell. `code` is one of a schema's, one of ours, or the server's own words. */
export type CellProblem = { field: string; code: string };

/** A row of a spreadsheet of users. */
export type SheetRow = {
  /** Its number in the file, as spreadsheets count: the head is 1. */
  line: number;
  /** Cells by their column's title. */
  cells: { [title: string]: string };
  problems: CellProblem[];
};

/** A spreadsheet of users as it was read. */
export type Sheet = {
  fileName: string;
  /** The titles of its columns. */
  head: string[];
  rows: SheetRow[];
};

/** Why a file cannot be read as a spreadsheet of users. */
export type SheetFault = 'excel' | 'tooLarge' | 'empty' | 'columns' | 'broken';

/** Thrown for a file that is none; `detail` names what is missing. */
export class SheetError extends Error {
  override name = 'SheetError';
  readonly fault: SheetFault;
  readonly detail: string;

  constructor(fault: SheetFault, detail = '') {
    super(fault);
    this.fault = fault;
    this.detail = detail;
  }
}
