import { useTranslation } from 'react-i18next';
import { Notice, type NoticeProps } from '#src/components/notice.tsx';

type UnreadNoticeProps = Pick<NoticeProps, 'sx'> & {
  /** What could not be read, by its name. Nothing is shown where there is none. */
  failures: readonly { name: string; error: unknown; retry: () => unknown; isFetching?: boolean }[];
};

/** Says in one notice what could not be read, with the first reason and one button that tries all again. */
export function UnreadNotice({ failures, sx }: UnreadNoticeProps) {
  const { t } = useTranslation('crud');
  const [first] = failures;
  if (!first) return null;
  const names = failures.map(({ name }) => name).join(t('unread.and'));
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
