import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { releaseFocus } from '#src/components/release-focus.ts';
import { errorMessage } from '#src/i18n/error-message.ts';

type FailureProps = {
  /** What failed, in one sentence; without it and a reason, that a part of the page did. */
  title?: string;
  /** Gives the reason. */
  error?: unknown;
  onRetry: () => void;
  /** With it, the failure fills the place of a whole list; without it, it is a line within a page. */
  illustration?: ReactNode;
  /** A further button of a line. */
  children?: ReactNode;
  /** Of a line. */
  sx?: SystemStyleObject;
};

/**
 * Replaces what could not be loaded: what failed, the reason and a retry. The back office has a `Notice` for it, whose
 * code visitors do not need.
 */
export function Failure({ title, error, onRetry, illustration, children, sx }: FailureProps) {
  const { t } = useTranslation();
  const reason = error ? errorMessage(error) : undefined;
  const text = title ?? (reason ? undefined : t('error.part'));
  const retry = (
    <Button variant={illustration ? 'contained' : 'soft'} color="secondary" onClick={onRetry}>
      {t('action.retry')}
    </Button>
  );
  if (illustration) {
    return (
      <EmptyState
        illustration={illustration}
        title={title ?? ''}
        description={reason}
        action={retry}
      />
    );
  }
  return (
    <Box ref={releaseFocus} role="alert" sx={{ ...lineStyles, ...sx }}>
      <span>
        {text} <span>{reason}</span>
      </span>
      {retry}
      {children}
    </Box>
  );
}

const lineStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  color: 'text.secondary',
} as const;
