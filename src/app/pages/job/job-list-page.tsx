import { JobList } from '#src/features/job/public/job-list.tsx';
import { useCompanyEmail } from './use-company-email.ts';

export function Component() {
  return <JobList companyEmail={useCompanyEmail()} />;
}
