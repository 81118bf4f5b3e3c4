import Papa from 'papaparse';
import type { ImportField } from '#src/admin/import/plan/fields.ts';
import type { RowPlan } from '#src/admin/import/plan/plan-rows.ts';
import { userApi } from '../api.ts';
import type { ImportAnswer } from '../schema.ts';
import { columnField } from './columns.ts';
import type { UserFile } from './user-file.ts';

export type SentUsers = {
  report: ImportAnswer;
  /** The rows that were not imported, with the server's reasons. */
  left: readonly RowPlan[];
  /** The fields that these may name. */
  labels: readonly ImportField[];
  /** Messages that belong to no row. */
  others: string[];
};

/**
 * Sends the good rows of a file, or a workbook as it is.
 * @param onProgress called with the uploaded part, 0 to 1
 * @throws ApiError
 */
export async function sendUsers(
  file: UserFile,
  onProgress: (part: number) => void,
): Promise<SentUsers> {
  const good = file.plans.filter(({ state }) => state !== 'bad');
  const sent = file.workbook ?? fileToSend(file, good);
  const report = await userApi.importFile(sent, { onProgress });

  const nameOf = (named: string) =>
    file.fields.find(({ name, label }) => name === named || label === named)?.name ?? named;
  const refused: RowPlan[] = [];
  const others: string[] = [];
  for (const [line, failures] of Map.groupBy(report.failures, ({ row }) => row)) {
    // Row 1 is the header.
    const plan = file.workbook ? workbookRow(line) : good[line - 2];
    const problems = failures.map(({ field, message }) => ({
      field: nameOf(field),
      code: message,
    }));
    if (plan) refused.push({ ...plan, state: 'bad', problems });
    else others.push(...failures.map(({ message }) => message));
  }
  const skipped = file.plans.filter(({ state }) => state === 'bad');
  return {
    report,
    left: [...skipped, ...refused].toSorted((one, other) => one.row.line - other.row.line),
    labels: [...file.fields, ...report.failures.map(({ field }) => columnField(field, field))],
    others,
  };
}

function workbookRow(line: number): RowPlan | undefined {
  if (line < 2) return undefined;
  return {
    row: { line, cells: {} },
    state: 'bad',
    problems: [],
    changes: [],
    id: null,
    values: {},
  };
}

/** The file to send, in the template's format, with these rows. */
function fileToSend({ name, fields }: UserFile, plans: readonly RowPlan[]): File {
  const rows = plans.map(({ row }) => fields.map((field) => row.cells[field.name] ?? ''));
  const csv = Papa.unparse([fields.map(({ label }) => label), ...rows], { newline: '\r\n' });
  return new File(['\uFEFF', csv], name, { type: 'text/csv' });
}
