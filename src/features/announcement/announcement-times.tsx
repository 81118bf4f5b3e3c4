import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#src/i18n/format-date-time.ts';
import { formatRelative } from '#src/i18n/format-relative.ts';
import { timeState } from '#src/lib/time-state.ts';
import type { Announcement } from './schema.ts';

type AnnouncementTimesProps = { announcement: Announcement };

/** When an announcement goes up and comes down, as seen from now; the full dates on hover. */
export function AnnouncementTimes({ announcement }: AnnouncementTimesProps) {
  const { t } = useTranslation('announcement');
  const { publishTime, expireTime } = announcement;
  const state = timeState(publishTime, expireTime);
  const begins = state === 'scheduled' ? 'time.goesUp' : 'time.published';
  const ends = state === 'over' ? 'time.expired' : 'time.expires';
  return (
    <>
      {publishTime !== '' && (
        <>
          <time dateTime={publishTime} title={formatDateTime(publishTime)}>
            {t(begins, { time: formatRelative(publishTime) })}
          </time>
          {' · '}
        </>
      )}
      {expireTime === '' ? (
        t('time.always')
      ) : (
        <time dateTime={expireTime} title={formatDateTime(expireTime)}>
          {t(ends, { time: formatRelative(expireTime) })}
        </time>
      )}
    </>
  );
}
