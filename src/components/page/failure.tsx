import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureLine, type FailureLineProps } from '#src/components/loading/failure-line.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { EmptyState } from './empty-state.tsx';

type FailureProps = Pick<FailureLineProps, 'title' | 'onRetry' | 'sx'> & {
  /** Gives the reason. */
  error?: unknown;
  /** With it, the failure fills the place of a whole list; without it, it is a line within a page. */
  illustration?: ReactNode;
};

/**
 * Replaces what could not be loaded: what failed, the reason and a retry. The back office has a `Notice` for it, whose
 * code visitors do not need.
 */
export function Failure({ title, error, onRetry, illustration, sx }: FailureProps) {
  const { t } = useTranslation();
  const reason = error ? errorMessage(error) : undefined;
  if (!illustration) return <FailureLine title={title} reason={reason} onRetry={onRetry} sx={sx} />;
  return (
    <EmptyState
      illustration={illustration}
      title={title ?? ''}
      description={reason}
      action={
        <Button variant="contained" color="secondary" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
