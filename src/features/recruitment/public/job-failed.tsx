import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '#src/components/error-view.tsx';
import { ErrorIllustration } from '#src/components/illustrations/error-illustration.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';

type JobFailedProps = { error: Error; onRetry: () => void };

/** Says why a position did not come, and tries again. */
export function JobFailed({ error, onRetry }: JobFailedProps) {
  const { t } = useTranslation(['job', 'common']);
  return (
    <>
      <PageMeta title={t('list.title')} noIndex />
      <ErrorView
        illustration={<ErrorIllustration />}
        title={t('details.failed')}
        description={errorMessage(error)}
        actions={
          <Button variant="contained" color="secondary" size="large" onClick={onRetry}>
            {t('common:action.retry')}
          </Button>
        }
      />
    </>
  );
}
