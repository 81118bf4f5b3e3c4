import { JobDetails } from '#src/features/recruitment/public/job-details.tsx';
import { useCompanyEmail } from './use-company-email.ts';

/** `/job/details?id=`: one position, and where to write (R2, P7). */
export function Component() {
  return <JobDetails companyEmail={useCompanyEmail()} />;
}
