import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleJob } from './article-job.ts';
import { mailHref } from './mail-href.ts';

type Applied = Pick<ArticleJob, 'title' | 'contactEmail'>;
type ApplyMail = { email: string; href: string };

/**
 * The mail that applies for a position, with subject and text begun, to the position's own address or
 * else to the company's. Null where there is neither.
 */
export function useApplyMail(): (job: Applied, companyEmail?: string) => ApplyMail | null {
  const { t } = useTranslation('job');
  return useCallback(
    ({ title, contactEmail }, companyEmail = '') => {
      const email = contactEmail || companyEmail;
      const href = mailHref(email, t('apply.subject', { title }), t('apply.body', { title }));
      return href === undefined ? null : { email, href };
    },
    [t],
  );
}
