import { useLocation } from 'react-router';
import { isRecord } from '#src/lib/is-record.ts';
import { JOB_LIST } from './job-address.ts';

/** What a link to a position carries: the list's address, with page and filters, that it stands in. */
export type WayBack = { jobList: string };

/** The list that a visitor came from, as it was; the whole list for those who came another way. */
export function useWayBack(): WayBack {
  const state: unknown = useLocation().state;
  const jobList = isRecord(state) && typeof state.jobList === 'string' ? state.jobList : JOB_LIST;
  return { jobList };
}
