import { useTranslation } from 'react-i18next';
import { DetailsNotFound } from '#src/components/details-not-found.tsx';
import { JOB_LIST } from './job-address.ts';

/** Stands where there is no position to read: none there, closed by the company, or to come (P7). */
export function JobNotFound() {
  const { t } = useTranslation('job');
  return (
    <DetailsNotFound
      title={t('details.notFound')}
      hint={t('details.notFoundHint')}
      to={JOB_LIST}
      action={t('details.toList')}
    />
  );
}
