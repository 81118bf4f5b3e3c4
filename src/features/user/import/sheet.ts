/** `code` is a schema's code, one of ours, or the server's message. */
export type CellProblem = { field: string; code: string };

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
  rows: SheetRow[];
};

export type SheetFault = 'excel' | 'tooLarge' | 'empty' | 'columns' | 'broken';

/** `detail` names the missing columns. */
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
