import { useLocation } from 'react-router';
import type { Id } from '#src/api/fields/fields.ts';
import { useClientValue } from '#src/components/use-client-value.ts';
import { detailsAddress } from '#src/public-pages.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

export const JOB_LIST = '/job';

export function jobAddress(id: Id): string {
  return detailsAddress('job', id);
}

/**
 * Address of the list that the visitor came from, with its page and filters. Links to a job pass it on as
 * `state={{ jobList }}`.
 */
export function useJobListAddress(): string {
  const state: unknown = useLocation().state;
  const previous = isRecord(state) && typeof state.jobList === 'string' ? state.jobList : JOB_LIST;
  // After a reload, the browser restores the state, but the prerendered page does not have it.
  return useClientValue(() => previous, JOB_LIST);
}
