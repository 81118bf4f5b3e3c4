import { JobList } from '#src/features/recruitment/public/job-list.tsx';
import { useCompanyEmail } from './use-company-email.ts';

export function Component() {
  return <JobList companyEmail={useCompanyEmail()} />;
}
