import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { ErrorIllustration } from '#src/components/illustrations/error-illustration.tsx';

type ListFailedProps = {
  /** What failed to load, in one sentence. */
  title: string;
  error: Error;
  onRetry: () => void;
};

/** Replaces a public list that failed to load: the reason, and a retry. */
export function ListFailed({ title, error, onRetry }: ListFailedProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      illustration={<ErrorIllustration />}
      title={title}
      description={errorMessage(error)}
      action={
        <Button variant="contained" color="secondary" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
