import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextRow } from '#src/admin/list/text-row.tsx';
import { timeState } from '#src/lib/time-state.ts';
import { AnnouncementTimes } from './announcement-times.tsx';
import type { Announcement } from './schema.ts';

type AnnouncementRowProps = { announcement: Announcement; actions: ReactNode };

/** An announcement as the list shows it: what is special about it, its title, type and times. */
export function AnnouncementRow({ announcement, actions }: AnnouncementRowProps) {
  const { t } = useTranslation(['announcement', 'home']);
  const { title, type, pinned, publishTime, expireTime, status } = announcement;
  const state = timeState(publishTime, expireTime);
  return (
    <TextRow
      title={
        <span title={title}>
          {pinned && <Chip size="small" color="primary" label={t('mark.pinned')} sx={markStyles} />}
          {state === 'scheduled' && (
            <Chip size="small" color="info" label={t('mark.scheduled')} sx={markStyles} />
          )}
          {state === 'over' && <Chip size="small" label={t('mark.expired')} sx={markStyles} />}
          {title}
        </span>
      }
      text={
        <Box sx={{ whiteSpace: 'normal' }}>
          {t(`home:notice.type.${type}`)} · <AnnouncementTimes announcement={announcement} />
        </Box>
      }
      status={status}
      actions={actions}
    />
  );
}

/** In the title's line, so that a long title has all the room there is. */
const markStyles = { height: 20, marginInlineEnd: 0.75, verticalAlign: 'text-bottom' };
