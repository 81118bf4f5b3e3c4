import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBulkAction, type BulkResult } from '#src/admin/list/bulk/use-bulk-action.ts';
import {
  ChangedError,
  type ExistingRecord,
  type ImportType,
  type FileReport,
  RefusedRowError,
} from './import-type.ts';
import { planRows, type RowPlan } from './plan-rows.ts';
import type { Book } from '#src/admin/import/file/table.ts';

/** A row that cannot be sent with the current records. */
export class BadRowError extends Error {
  override name = 'BadRowError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * Sends planned rows, four at a time or as one file, with a result for each; failed ones can be sent again.
 * @param file a number for each file, to tell the lines of one file from those of another
 * @param sent the file that was chosen
 */
export function useRowSending(type: ImportType, file: number, sent: SentFile | undefined) {
  const client = useQueryClient();
  const [plans, setPlans] = useState<readonly RowPlan[]>([]);
  const idOf = (line: number) => `${file} ${line}`;
  const { saving } = type;
  const whole = useFileAction(type);
  const single = useBulkAction(async ({ plan }: { id: string; plan: RowPlan }) => {
    const { state, id, values, changes, problems } = plan;
    if (state === 'bad') throw new BadRowError(problems[0]?.code ?? '');
    if ('sendFile' in saving) return undefined;
    if (state === 'new') await saving.create(client, values);
    if (state !== 'changed' || id === null) return undefined;
    const after = changes.map(({ field, after }) => [field, after]);
    // A field that is missing in the list was not compared.
    const before = changes.flatMap(({ field, before }) =>
      before === undefined ? [] : [[field, before]],
    );
    await saving.change(client, id, Object.fromEntries(after), Object.fromEntries(before));
    return undefined;
  });
  const isWhole = 'sendFile' in saving;
  const sending = isWhole ? whole : single;
  const run = async (chosen: readonly RowPlan[]) => {
    const items = chosen.map((plan) => ({ id: idOf(plan.row.line), plan }));
    if (isWhole && sent) await whole.run(items, sent);
    else await single.run(items);
    type.refresh(client);
  };
  const resultOf = ({ row }: RowPlan) => sending.results.get(idOf(row.line));
  const failureOf = (plan: RowPlan): unknown => {
    const result = resultOf(plan);
    return result?.state === 'failed' ? result.error : undefined;
  };
  const isLineDone = (line: number) => sending.results.get(idOf(line))?.state === 'done';
  const isDone = ({ row }: RowPlan) => isLineDone(row.line);
  /** Whether a person has to check the row again before it is sent. */
  const isHeld = (plan: RowPlan) => failureOf(plan) instanceof ChangedError;
  const unfinished = plans.filter((plan) => !isDone(plan));
  const repeatable = unfinished.filter((plan) => !isHeld(plan));

  return {
    plans,
    resultOf,
    phase: sending.phase,
    /** Undefined if the sending cannot be stopped. */
    stop: isWhole ? undefined : single.stop,
    part: isWhole ? whole.part : undefined,
    report: whole.report,
    isDone,
    isLineDone,
    failureOf,
    unfinished,
    repeatable,
    start: (chosen: readonly RowPlan[]) => {
      setPlans(chosen);
      return run(chosen);
    },
    /**
     * Sends the repeatable rows again, compared with the records as they are now: an answer that got lost
     * must not make a second record.
     */
    repeat: (existing: readonly ExistingRecord[]) => {
      const rows = repeatable.map(({ row }) => row);
      return run(planRows(type, rows, existing));
    },
  };
}

type SentFile = {
  book: Book;
  /** The field of each column that is sent, and the column's title. */
  columns: readonly { name: string; title: string }[];
};

/** Sends rows as one file, with a result for each row; the counterpart of `useBulkAction` for a whole file. */
function useFileAction({ saving, fields }: ImportType) {
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
