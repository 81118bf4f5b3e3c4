import type { QueryClient } from '@tanstack/react-query';
import type { Job } from '../schema.ts';
import { shownJobs } from './shown-jobs.ts';

/**
 * A position as the list has it, so that it stands at once while it is read again. Undefined where
 * the list was not seen, or has it without its text.
 */
export function knownJob(client: QueryClient, id: string): Job | undefined {
  return client
    .getQueryData(shownJobs().queryKey)
    ?.find((job) => String(job.id) === id && job.duties + job.requirements !== '');
}
