import { useTranslation } from 'react-i18next';
import { Notice, type NoticeProps } from '#src/components/notice.tsx';
import type { RecordSource } from './record-source.ts';

/** What could not be read: the records of a type, or something of another name. */
export type Unread = ({ source: Pick<RecordSource, 'title'> } | { name: string }) & {
  error: unknown;
  retry: () => unknown;
  isFetching?: boolean;
};

type UnreadNoticeProps = Pick<NoticeProps, 'sx'> & {
  /** Nothing is shown where there is none. */
  failures: readonly Unread[];
};

/** Says in one notice what could not be read, with the first reason and one button that tries all again. */
export function UnreadNotice({ failures, sx }: UnreadNoticeProps) {
  const { t } = useTranslation('crud');
  const { t: typeT } = useTranslation(['navdata', 'common']);
  const [first] = failures;
  if (!first) return null;
  const names = failures
    .map((one) => ('name' in one ? one.name : typeT(one.source.title)))
    .join(t('unread.and'));
  return (
    <Notice
      error={first.error}
      onRetry={() => {
        for (const { retry } of failures) void retry();
      }}
      retryName={t('unread.retry', { names })}
      isRetrying={failures.some(({ isFetching }) => isFetching)}
      sx={sx}
    >
      {t('unread.failed', { names })}
    </Notice>
  );
}
