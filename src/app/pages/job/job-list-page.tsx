import { JobList } from '#src/features/recruitment/public/job-list.tsx';
import { useCompanyEmail } from './use-company-email.ts';

/** `/job`: the positions, and where to write (R2, P7). */
export function Component() {
  return <JobList companyEmail={useCompanyEmail()} />;
}
