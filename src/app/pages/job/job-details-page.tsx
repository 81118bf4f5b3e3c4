import { JobDetails } from '#src/features/recruitment/public/job-details.tsx';
import { useCompanyEmail } from './use-company-email.ts';

export function Component() {
  return <JobDetails companyEmail={useCompanyEmail()} />;
}
