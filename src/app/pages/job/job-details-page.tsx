import { useTranslation } from 'react-i18next';
import { jobAddress } from '#src/features/job/public/job-address.ts';
import { JobDetails } from '#src/features/job/public/job-details.tsx';
import type { Job } from '#src/features/job/schema.ts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { withSafeEnd } from '#src/lib/links/safe-end.ts';
import { ContactBar } from '../../contact/contact-bar.tsx';
import { ContactButton } from '../../contact/contact-button.tsx';
import type { ContactSubject } from '../../contact/contact-subject.ts';
import { useCompanyEmail } from './use-company-email.ts';

export function Component() {
  const { t } = useTranslation('job');
  const subjectOf = ({ id, title, contactEmail }: Job): ContactSubject => {
    const url = withSafeEnd(absoluteUrl(jobAddress(id)));
    return {
      type: 'job',
      id,
      title,
      url,
      text: '',
      email: contactEmail,
      mail: { subject: t('apply.subject', { title }), body: t('apply.body', { title, url }) },
    };
  };
  return (
    <JobDetails
      companyEmail={useCompanyEmail()}
      apply={(job) => <ContactButton asked={subjectOf(job)} label={t('apply.action')} />}
      bar={(job) => <ContactBar subject={subjectOf(job)} />}
    />
  );
}
