import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { safeHref } from '#src/lib/safe-href.ts';
import type { Job } from '../schema.ts';

type ApplyMail = { email: string; href: string };

/**
 * Makes the mail link of an application, to the address of the job or else of the company; null if
 * both are missing.
 */
export function useApplyMail(): (
  job: Pick<Job, 'title' | 'contactEmail'>,
  companyEmail?: string,
) => ApplyMail | null {
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

/**
 * A `mailto:` link; undefined without an address. The body is left out if the link would be too
 * long for mail programs. Lone surrogates, which cannot be encoded, are replaced.
 */
export function mailHref(email: string, subject: string, body = ''): string | undefined {
  if (email.trim() === '') return undefined;
  const start = `mailto:${email.trim()}?subject=${encodeURIComponent(subject.toWellFormed())}`;
  const text =
    body === '' ? '' : `&body=${encodeURIComponent(body.toWellFormed().replaceAll('\n', '\r\n'))}`;
  return safeHref(start + text) ?? safeHref(start);
}
