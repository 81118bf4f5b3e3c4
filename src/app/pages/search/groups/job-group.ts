import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { localText, localized } from '#src/api/fields/localized.ts';
import { useNow } from '#src/components/use-now.ts';
import { jobTypeText } from '#src/features/job/job-type-text.ts';
import { findJobs, nearestJobs } from '#src/features/job/public/find-jobs.ts';
import { jobAddress } from '#src/features/job/public/job-address.ts';
import { jobsInOrder, visibleJobs } from '#src/features/job/public/visible-jobs.ts';
import { useSalaryText } from '#src/features/job/public/use-salary-text.ts';
import {
  listAddress,
  plainText,
  type SearchGroup,
  MAX_RESULTS,
  groupStateOf,
  type WordTotals,
} from './search-group.ts';

export function useJobGroup(q: string): SearchGroup {
  const { t } = useTranslation('job');
  const salaryText = useSalaryText();
  const query = useQuery({ ...visibleJobs(), enabled: q !== '' });
  const jobs = jobsInOrder(query.data?.rows ?? [], useNow());
  const found = findJobs(jobs, { city: '', type: '', q }, (type) => jobTypeText(t, type));
  const near = found.length === 0 ? nearestJobs(jobs, q, (type) => jobTypeText(t, type)) : [];
  const shown = found.length === 0 ? near : found.map((job) => ({ job, missing: [] }));
  const to = listAddress('/job', q);
  return {
    ...groupStateOf(query),
    name: 'job',
    to,
    total: found.length || Math.min(near.length, MAX_RESULTS),
    isNear: near.length > 0,
    results: shown.slice(0, MAX_RESULTS).map(({ job: one, missing }) => {
      const job = localized(one);
      return {
        to: jobAddress(job.id),
        missing,
        state: { jobList: to },
        title: localText(job, 'title'),
        texts: () => [plainText(job, 'duties'), plainText(job, 'requirements')],
        facts: [
          localText(job, 'city'),
          localText(job, 'department'),
          { text: jobTypeText(t, job.type) },
          { text: salaryText(job) },
        ],
      };
    }),
  };
}

export function useJobTotals(words: readonly string[]): WordTotals {
  const { t } = useTranslation('job');
  const { data } = useQuery(visibleJobs());
  const jobs = jobsInOrder(data?.rows ?? [], useNow());
  const totals = words.map(
    (q) => findJobs(jobs, { city: '', type: '', q }, (type) => jobTypeText(t, type)).length,
  );
  return { totals, isPending: false };
}
