import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBulkAction } from '#src/admin/list/bulk/use-bulk-action.ts';
import { ChangedError } from './import-type.ts';
import type { Existing, ImportType } from './import-type.ts';
import { planRows } from './plan-rows.ts';
import type { RowPlan } from './plan-rows.ts';

/** A row that cannot be sent as the records are now. */
export class BadRowError extends Error {
  override name = 'BadRowError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * Sends planned rows, four at a time, with a result for each; failed ones can be sent again.
 * @param file tells the lines of one file from those of another
 */
export function useRowSending(type: ImportType, file: number) {
  const client = useQueryClient();
  const [plans, setPlans] = useState<readonly RowPlan[]>([]);
  const idOf = (line: number) => `${file} ${line}`;
  const sending = useBulkAction(async ({ plan }: { id: string; plan: RowPlan }) => {
    const { state, id, values, changes, problems } = plan;
    if (state === 'bad') throw new BadRowError(problems[0]?.code ?? '');
    if (state === 'new') await type.create(client, values);
    if (state !== 'changed' || id === null) return undefined;
    const after = changes.map(({ field, after }) => [field, after]);
    // A field that the list does not have was not compared.
    const before = changes.flatMap(({ field, before }) =>
      before === undefined ? [] : [[field, before]],
    );
    await type.change(client, id, Object.fromEntries(after), Object.fromEntries(before));
    return undefined;
  });
  const run = async (chosen: readonly RowPlan[]) => {
    await sending.run(chosen.map((plan) => ({ id: idOf(plan.row.line), plan })));
    type.refresh(client);
  };
  const resultOf = ({ row }: RowPlan) => sending.results.get(idOf(row.line));
  const failureOf = (plan: RowPlan): unknown => {
    const result = resultOf(plan);
    return result?.state === 'failed' ? result.error : undefined;
  };
  const isLineDone = (line: number) => sending.results.get(idOf(line))?.state === 'done';
  const isDone = ({ row }: RowPlan) => isLineDone(row.line);
  /** Somebody has to look at them again. */
  const isHeld = (plan: RowPlan) => failureOf(plan) instanceof ChangedError;
  const unfinished = plans.filter((plan) => !isDone(plan));
  const repeatable = unfinished.filter((plan) => !isHeld(plan));

  return {
    plans,
    resultOf,
    phase: sending.phase,
    stop: sending.stop,
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
    repeat: (existing: readonly Existing[]) => {
      const rows = repeatable.map(({ row }) => row);
      return run(planRows(type, rows, existing));
    },
  };
}
