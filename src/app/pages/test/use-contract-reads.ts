import { queryOptions, useQueries } from '@tanstack/react-query';
import { apiHeaders, apiUrl, credentials } from '#src/api/client/client.ts';
import type { Id } from '#src/lib/records/id.ts';
import { READS } from '#tools/api-check/calls.ts';
import type { ContractCall } from '#tools/api-check/contract-call.ts';
import { type Outcome, skip } from '#tools/api-check/outcome.ts';
import { probeRead } from '#tools/api-check/checks/probe.ts';
import type { Server } from '#tools/api-check/checks/send.ts';

/** A call's state; no outcome while it is queued. */
export type Row = { outcome: Outcome | undefined; isRunning: boolean; retry?: () => void };

const LISTS = READS.filter(({ idFrom }) => idFrom === undefined);
const RECORDS = READS.filter(({ idFrom }) => idFrom !== undefined);

/** Runs all permitted read calls: lists first, because detail calls need an id from a list. */
export function useContractReads(isSignedIn: boolean): Map<string, Row> {
  const isAllowed = ({ access }: ContractCall) => isSignedIn || access === 'visitor';
  const lists = useQueries({
    queries: LISTS.map((call) => readOptions({ call, isSignedIn, enabled: isAllowed(call) })),
  });
  const rows = new Map(
    LISTS.map((call, index) => [call.call as string, toRow(call, isAllowed(call), lists[index])]),
  );
  const sources = RECORDS.map((call) => rows.get(call.idFrom ?? '')?.outcome);
  const ids = sources.map((source) => source?.firstId);
  const records = useQueries({
    queries: RECORDS.map((call, index) => {
      const id = ids[index];
      return readOptions({ call, isSignedIn, id, enabled: isAllowed(call) && id !== undefined });
    }),
  });
  for (const [index, call] of RECORDS.entries()) {
    const isMissing = isAllowed(call) && sources[index] !== undefined && ids[index] === undefined;
    const row = isMissing
      ? { outcome: skip(call.call, 'noRecord'), isRunning: false }
      : toRow(call, isAllowed(call), records[index]);
    rows.set(call.call, row);
  }
  return rows;
}

type ReadOptions = {
  call: ContractCall;
  isSignedIn: boolean;
  id?: Id | undefined;
  enabled: boolean;
};

function readOptions({ call, isSignedIn, id, enabled }: ReadOptions) {
  return queryOptions({
    queryKey: ['contract', isSignedIn, call.call, id],
    queryFn: ({ signal }) =>
      limitConcurrency(() => probeRead(appServer, call, { id, signal }), signal),
    enabled,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
}

type Result = { data: Outcome | undefined; isFetching: boolean; refetch: () => Promise<unknown> };

function toRow(call: ContractCall, isAllowed: boolean, result: Result | undefined): Row {
  if (!isAllowed) return { outcome: skip(call.call, 'session'), isRunning: false };
  return {
    outcome: result?.data,
    isRunning: result?.isFetching ?? false,
    retry: () => void result?.refetch(),
  };
}

const MAX_CONCURRENT = 4;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Limits concurrency: with forty calls at once, each measured time would include the others.
 * @throws what the work throws; the signal's reason where it is aborted while queued
 */
async function limitConcurrency<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (running < MAX_CONCURRENT) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    // Passes the slot on.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * The configured server with the current session; a 401 here is shown and does not end the session.
 */
const appServer: Server = { url: apiUrl, headers: apiHeaders, credentials };
