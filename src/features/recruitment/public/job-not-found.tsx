import { useTranslation } from 'react-i18next';
import { ErrorView } from '#src/components/error-view.tsx';
import { NotFoundIllustration } from '#src/components/illustrations/not-found-illustration.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { JOB_LIST } from './job-address.ts';

/** Stands where there is no position to read: none there, closed by the company, or to come (P7). */
export function JobNotFound() {
  const { t } = useTranslation('job');
  return (
    <>
      <PageMeta title={t('details.notFound')} noIndex />
      <ErrorView
        illustration={<NotFoundIllustration />}
        title={t('details.notFound')}
        description={t('details.notFoundHint')}
        actions={
          <RouterButton to={JOB_LIST} variant="contained" color="secondary" size="large">
            {t('details.toList')}
          </RouterButton>
        }
      />
    </>
  );
}
