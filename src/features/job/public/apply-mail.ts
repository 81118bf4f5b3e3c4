import { useTranslation } from 'react-i18next';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { mailHref } from '#src/lib/links/mail-href.ts';
import type { Job } from '../schema.ts';
import { jobAddress } from './job-address.ts';

type ApplyMail = { email: string; href: string };

/**
 * Returns a function that builds the mail link of an application, to the address of the job or else of the company;
 * null if both are missing.
 */
export function useApplyMail(): (
  job: Pick<Job, 'id' | 'title' | 'contactEmail'>,
  companyEmail?: string,
) => ApplyMail | null {
  const { t } = useTranslation('job');
  return ({ id, title, contactEmail }, companyEmail = '') => {
    const email = contactEmail || companyEmail;
    const url = absoluteUrl(jobAddress(id));
    const href = mailHref(email, t('apply.subject', { title }), t('apply.body', { title, url }));
    return href === undefined ? null : { email, href };
  };
}
