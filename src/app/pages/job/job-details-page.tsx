import { JobDetails } from '#src/features/job/public/job-details.tsx';
import { useCompanyEmail } from './use-company-email.ts';

export function Component() {
  return <JobDetails companyEmail={useCompanyEmail()} />;
}
