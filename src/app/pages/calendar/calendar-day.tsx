import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDroppable } from '@dnd-kit/core';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { CalendarEntry } from './calendar-entry.tsx';
import type { Moment } from './moments.ts';

type CalendarDayProps = {
  /** YYYY-MM-DD. */
  day: string;
  moments: Moment[];
  /** Number of entries that are shown at first. */
  most: number;
  isToday: boolean;
  /** False for the days of the months before and after the shown one. */
  isInMonth: boolean;
  onMove: (moment: Moment, day: string) => void;
};

/** A day of the calendar with what begins and ends; entries can be dropped on it. */
export function CalendarDay(props: CalendarDayProps) {
  const { day, moments, most, isToday, isInMonth, onMove } = props;
  const { t } = useTranslation('calendar');
  const [isWhole, setWhole] = useState(false);
  const { setNodeRef, isOver } = useDroppable({ id: day });
  const shown = isWhole ? moments : moments.slice(0, most);
  const rest = moments.length - shown.length;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      aria-current={isToday ? 'date' : undefined}
      data-empty={moments.length === 0 || undefined}
      sx={[dayStyles, !isInMonth && besideStyles, isOver && overStyles]}
    >
      <Box sx={[dateStyles, isToday && todayStyles]}>
        <time dateTime={day}>
          <span aria-hidden className="number">
            {dayjs(day).date()}
          </span>
          <span className="whole">{formatDay(day)}</span>
        </time>
      </Box>
      {shown.length > 0 && (
        <Box component="ul" aria-label={formatDay(day)} sx={listStyles}>
          {shown.map((moment) => (
            <li key={moment.key}>
              <CalendarEntry moment={moment} onMove={(to) => onMove(moment, to)} />
            </li>
          ))}
        </Box>
      )}
      {rest > 0 && (
        <Button size="small" color="inherit" onClick={() => setWhole(true)} sx={{ py: 0 }}>
          {t('more', { count: rest })}
        </Button>
      )}
    </Box>
  );
}

/** Read by screen readers only, in the grid of wide windows. */
const HIDDEN = { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

const dayStyles = {
  minWidth: 0,
  minHeight: { xs: 44, sm: 112 },
  p: 0.75,
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  position: 'relative',
  borderTop: '1px solid var(--mui-palette-divider)',
  borderInlineStart: { sm: '1px solid var(--mui-palette-divider)' },
  '&:nth-of-type(7n + 1)': { borderInlineStart: 0 },
  '.week &': { minHeight: { sm: 160 } },
  // Phones show a list of only those days that have entries.
  '&[data-empty]:not([aria-current])': { display: { xs: 'none', sm: 'flex' } },
} as const;

const besideStyles = {
  display: { xs: 'none', sm: 'flex' },
  bgcolor: 'background.ground',
};

const overStyles = { outline: '2px solid', outlineColor: 'primary.text', outlineOffset: -2 };

const dateStyles = {
  typography: 'caption',
  color: 'text.secondary',
  '& .number': { display: { xs: 'none', sm: 'inline' } },
  '@media (min-width: 37.5em)': { '& .whole': HIDDEN },
};

const todayStyles = {
  color: 'primary.text',
  fontWeight: 700,
};

const listStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
};
