import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { formatRelative } from '#src/i18n/format/format-relative.ts';
import { useNow } from './use-now.ts';

type RelativeTimeProps = { iso: string };

/** `3小时前`, with the full date on hover; renders nothing without a date. */
export function RelativeTime({ iso }: RelativeTimeProps) {
  // Subscribes to language changes.
  useTranslation();
  const now = useNow();
  if (iso === '') return null;
  return (
    <time dateTime={iso} title={formatDateTime(iso)}>
      {formatRelative(iso, now)}
    </time>
  );
}
