import { useState } from 'react';
import type { BulkResult, useBulkAction } from '#src/admin/list/bulk/use-bulk-action.ts';
import type { Book } from '#src/admin/import/file/table.ts';
import { type FileReport, type ImportType, RefusedRowError } from './import-type.ts';
import type { RowPlan } from './plan-rows.ts';

export type SentFile = {
  book: Book;
  /** The field of each column that is sent, and the column's title. */
  columns: readonly { name: string; title: string }[];
};

/** Sends rows as one file, with a result for each row; the counterpart of `useBulkAction` for a whole file. */
export function useFileAction({ saving, fields }: ImportType) {
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map());
  const [phase, setPhase] = useState<ReturnType<typeof useBulkAction>['phase']>('asking');
  /** Uploaded part, 0 to 1. */
  const [part, setPart] = useState(0);
  /** The server's report, with its messages that belong to no row. */
  const [report, setReport] = useState<FileReport>();

  const fieldOf = (named: string, columns: SentFile['columns']) =>
    columns.find(({ title }) => title === named)?.name ??
    fields.find(({ label }) => label === named)?.name ??
    named;

  const run = async (
    items: readonly { id: string; plan: RowPlan }[],
    { book, columns }: SentFile,
  ): Promise<void> => {
    if (!('sendFile' in saving)) return;
    const setAll = (resultOf: (index: number) => BulkResult) =>
      setResults(
        (before) =>
          new Map([...before, ...items.map(({ id }, index) => [id, resultOf(index)] as const)]),
      );
    setPhase('running');
    setPart(0);
    setReport(undefined);
    setAll(() => ({ state: 'running' }));
    try {
      const { writeBook } = await import('#src/admin/import/file/write-book.ts');
      const head = columns.map(({ title }) => title);
      const rows = items.map(({ plan }) => columns.map(({ name }) => plan.row.cells[name] ?? ''));
      const answer = await saving.sendFile(await writeBook(book, [head, ...rows]), setPart);
      const isOfRow = ({ row }: { row: number }) => items[row - 2] !== undefined;
      const ofRows = Map.groupBy(answer.failures.filter(isOfRow), ({ row }) => row - 2);
      setReport({ ...answer, failures: answer.failures.filter((failure) => !isOfRow(failure)) });
      setAll((index) => {
        const problems = ofRows.get(index)?.map(({ field, message }) => ({
          field: fieldOf(field, columns),
          code: message,
        }));
        return problems
          ? { state: 'failed', error: new RefusedRowError(problems) }
          : { state: 'done' };
      });
    } catch (error) {
      setAll(() => ({ state: 'failed', error }));
    }
    setPhase('ended');
  };
  return { results, phase, run, part, report };
}
