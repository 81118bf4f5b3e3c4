import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { releaseFocus } from '#src/components/release-focus.ts';

export type FailureLineProps = {
  /** What failed, in one sentence; without it and a reason, that a part of the page did. */
  title?: string | undefined;
  reason?: string | undefined;
  onRetry: () => void;
  /** A further button. */
  children?: ReactNode;
  sx?: SystemStyleObject | undefined;
};

/** A line in place of a part that could not be loaded, with a retry. Pages that need no reason load nothing for it. */
export function FailureLine({ title, reason, onRetry, children, sx }: FailureLineProps) {
  const { t } = useTranslation();
  const isPart = title === undefined && reason === undefined;
  return (
    // The failure of a part is announced politely, any other at once.
    <Box ref={releaseFocus} role={isPart ? 'status' : 'alert'} sx={{ ...lineStyles, ...sx }}>
      <span>
        {isPart ? t('error.part') : title}
        {reason !== undefined && <span> {reason}</span>}
      </span>
      <Button variant="soft" color="secondary" onClick={onRetry}>
        {t('action.retry')}
      </Button>
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
