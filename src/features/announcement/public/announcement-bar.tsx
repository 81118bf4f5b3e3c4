import AnnouncementIcon from '@mui/icons-material/AnnouncementOutlined';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { OPENED_HERE } from '#src/components/overlay/use-close-addressed.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import type { Announcement } from '../schema.ts';

/** One line that shows the first announcement, and the next at a press; each opens in a dialog. */
export function AnnouncementBar({ announcements }: { announcements: Announcement[] }) {
  const { t } = useTranslation('home');
  const [turn, setTurn] = useState(0);
  const current = localized(announcements[turn % announcements.length]);
  if (current === undefined) return null;

  return (
    <Box
      component="section"
      aria-label={t('notice.label')}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 56 }}
    >
      <AnnouncementIcon sx={{ color: 'brand.text' }} />
      <RouterLink
        key={current.id}
        lang={langOf(current, 'title')}
        title={current.title}
        to={{ search: `?notice=${encodeURIComponent(current.id)}` }}
        state={OPENED_HERE}
        preventScrollReset
        color="inherit"
        underline="hover"
        noWrap
        sx={{
          flexGrow: 1,
          minWidth: 0,
          py: 1,
          fontWeight: 500,
          '@keyframes rise': { from: { opacity: 0, translate: '0 8px' } },
          animation: 'rise 0.48s ease-out',
        }}
      >
        {current.title}
      </RouterLink>
      {current.publishTime && (
        <Box
          component="time"
          dateTime={current.publishTime}
          sx={{ display: { xs: 'none', sm: 'block' }, flexShrink: 0, ...dateStyles }}
        >
          {formatPublicDate(current.publishTime)}
        </Box>
      )}
      {announcements.length > 1 && (
        <IconButton
          size="small"
          edge="end"
          aria-label={t('notice.next')}
          onClick={() => setTurn(turn + 1)}
        >
          <KeyboardArrowDown fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

const dateStyles = { typography: 'body2', color: 'text.secondary' };
