import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { WRITES } from '#tools/api-check/calls.ts';
import { skip } from '#tools/api-check/outcome.ts';
import type { Outcome } from '#tools/api-check/outcome.ts';
import { PERMANENT, runWrites } from '#tools/api-check/run-writes.ts';
import { appServer } from './use-contract-reads.ts';
import type { Row } from './use-contract-reads.ts';

/**
 * The write calls. A started run finishes even if the page is left, because it deletes the records
 * it creates.
 */
export function useContractWrites(isSignedIn: boolean) {
  const [done, setDone] = useState(new Map<string, Outcome>());
  const run = useMutation({
    mutationFn: () => {
      setDone(new Map());
      return runWrites(appServer, (outcome) =>
        setDone((before) => new Map(before).set(outcome.call, outcome)),
      );
    },
  });
  const rows = new Map<string, Row>(
    WRITES.map(({ call, access }) => {
      const before = PERMANENT.includes(call)
        ? skip(call, 'permanent')
        : skip(call, isSignedIn || access === 'visitor' ? 'notAsked' : 'session');
      const outcome = done.get(call) ?? (run.isPending ? undefined : before);
      return [call, { outcome, isRunning: run.isPending && !done.has(call) }];
    }),
  );
  return { rows, start: () => run.mutate(), isRunning: run.isPending, left: run.data ?? [] };
}
