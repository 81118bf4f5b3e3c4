import { useTranslation } from 'react-i18next';
import { jobTypeText } from './job-type-text.ts';
import { useSalaryText } from './public/use-salary-text.ts';
import type { Job } from './schema.ts';

type DescribedJob = Pick<Job, 'title' | 'city' | 'type' | 'salaryMin' | 'salaryMax' | 'department'>;

/** Title and description of a job, for search engines and shared links. */
export function useJobMeta(job: DescribedJob) {
  const { t } = useTranslation('job');
  const salaryText = useSalaryText();
  const facts = [job.city, jobTypeText(t, job.type), salaryText(job), job.department];
  return { title: job.title, description: [job.title, ...facts].filter(Boolean).join(' · ') };
}
