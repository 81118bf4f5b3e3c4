import Box from '@mui/material/Box';
import { t } from 'i18next';
import { toast } from '#src/lib/toast.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import type { Id } from '#src/lib/records/id.ts';

export type FailedRecord = { record: { id: Id; name: string }; error: unknown };

type FailureToast = {
  title: string;
  failures: FailedRecord[];
  /** Retries what failed. */
  onRetry?: () => void;
};

const MOST = 50;

/**
 * A toast with the reason of each record's failure and a retry. It stays until it is closed, because the person may be
 * on another page by now.
 */
export function toastFailures({ title, failures, onRetry }: FailureToast): void {
  const [first] = failures;
  const isOne = failures.length === 1;
  toast.error(title, {
    duration: Infinity,
    description: isOne ? errorMessage(first?.error) : <Failures failures={failures} />,
    ...(onRetry && { action: { label: t('action.retry'), onClick: onRetry } }),
  });
}

type FailuresProps = { failures: FailedRecord[] };

/** What failed, and why, at most 50. */
function Failures({ failures }: FailuresProps) {
  const more = failures.length - MOST;
  return (
    // Focusable, so that it scrolls by keyboard.
    <Box component="ul" tabIndex={0} aria-label={t('crud:bulk.results')} sx={listStyles}>
      {failures.slice(0, MOST).map(({ record, error }) => (
        <li key={record.id}>
          {t('crud:bulk.failure', { name: record.name, why: errorMessage(error) })}
        </li>
      ))}
      {more > 0 && <li>{t('crud:bulk.more', { count: more })}</li>}
    </Box>
  );
}

const listStyles = {
  listStyle: 'disc',
  mt: 0.5,
  paddingInlineStart: 2,
  maxHeight: 160,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
} as const;
