import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { ErrorView } from './error-view.tsx';
import { ErrorIllustration } from './illustrations/error-illustration.tsx';
import { PageMeta } from './page-meta.tsx';

type DetailsFailedProps = {
  /** What the tab says. */
  pageTitle: string;
  /** What did not come, in one sentence. */
  title: string;
  error: Error;
  onRetry: () => void;
};

/** Says on a details page why its record did not come, and tries again (P7). */
export function DetailsFailed({ pageTitle, title, error, onRetry }: DetailsFailedProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={pageTitle} noIndex />
      <ErrorView
        illustration={<ErrorIllustration />}
        title={title}
        description={errorMessage(error)}
        actions={
          <Button variant="contained" color="secondary" size="large" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      />
    </>
  );
}
