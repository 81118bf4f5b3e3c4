import type { ImportReport } from '../schema.ts';
import type { SheetRow } from './sheet.ts';

/**
 * The rows that the server did not take, with what it said of them: its report counts the rows of
 * the file that was sent, head first. A complaint about no row of ours comes back among `others`.
 */
export function mergeReport(sent: SheetRow[], { failures }: ImportReport) {
  const refused = new Map<number, SheetRow>();
  const others: string[] = [];
  for (const { row, field, message } of failures) {
    const index = row - 2;
    const known = refused.get(index) ?? withoutProblems(sent[index]);
    if (known) {
      refused.set(index, {
        ...known,
        problems: [...known.problems, { field, code: message }],
      });
    } else others.push(message);
  }
  return { refused: [...refused.values()], others };
}

function withoutProblems(row: SheetRow | undefined): SheetRow | undefined {
  return row && { ...row, problems: [] };
}
