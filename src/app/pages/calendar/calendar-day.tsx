import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDroppable, useDraggable } from '@dnd-kit/core';
import dayjs from 'dayjs';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import PastIcon from '@mui/icons-material/Check';
import EndIcon from '@mui/icons-material/EventBusyOutlined';
import BeginIcon from '@mui/icons-material/ScheduleOutlined';
import { Link } from 'react-router';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { fieldHash } from '#src/admin/records/field-hash.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { formatEndTime } from '#src/i18n/format/format-end.ts';
import { type Moment, DAY } from './moments.ts';

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

type CalendarEntryProps = { moment: Moment; onMove: (day: string) => void };

const KEYS = 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown';
/** By how many days Shift and an arrow key move an entry. */
const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/**
 * A moment in its day: links to the field, and where the type has a `patch` it can be dragged to another day, or moved
 * by Shift and the arrow keys.
 */
function CalendarEntry({ moment, onMove }: CalendarEntryProps) {
  const { t } = useTranslation('calendar');
  const { t: typeT } = useTranslation(['navdata', 'common']);
  const { key, kind, source, record, field, at, day } = moment;
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: key,
    disabled: !source.patch,
  });
  const isPast = Date.parse(at) <= currentTime();
  const Icon = kind === 'end' ? EndIcon : isPast ? PastIcon : BeginIcon;
  const onKeyDown = (event: KeyboardEvent) => {
    const days = event.shiftKey && source.patch ? STEPS[event.key] : undefined;
    if (days === undefined) return;
    event.preventDefault();
    onMove(dayjs(day).add(days, 'day').format(DAY));
  };
  const about = t(`about.${kind}`, {
    type: typeT(source.title),
    name: record.title,
    time: formatEndTime(at),
  });
  return (
    <Box
      component={Link}
      ref={setNodeRef}
      id={key}
      to={{ pathname: source.formPath(record.id), hash: fieldHash(field) }}
      draggable={false}
      aria-label={about}
      aria-keyshortcuts={source.patch && KEYS}
      title={about}
      {...listeners}
      onKeyDown={onKeyDown}
      data-kind={kind}
      data-past={isPast || undefined}
      sx={[entryStyles, source.patch !== undefined && { cursor: 'grab' }]}
      style={
        transform && isDragging
          ? {
              translate: `${transform.x}px ${transform.y}px`,
              zIndex: 3,
              position: 'relative',
              // So that the pointer is released over a day, not over the link, which would be followed.
              pointerEvents: 'none',
            }
          : undefined
      }
    >
      <Icon aria-hidden sx={{ fontSize: '1rem', flexShrink: 0, mt: '2px' }} />
      <Box component="span" sx={titleStyles}>
        {record.title}
      </Box>
    </Box>
  );
}

const entryStyles = {
  display: 'flex',
  gap: 0.5,
  minHeight: 24,
  px: 0.75,
  py: 0.25,
  borderRadius: 0.75,
  typography: 'caption',
  fontWeight: 600,
  borderInlineStart: '3px solid',
  textDecoration: 'none',
  color: 'info.text',
  bgcolor: 'rgba(var(--mui-palette-info-mainChannel) / 0.08)',
  userSelect: 'none',
  '&[data-kind=end]': {
    color: 'warning.text',
    bgcolor: 'rgba(var(--mui-palette-warning-mainChannel) / 0.08)',
  },
  // Moments that have passed have neither colour nor background.
  '&[data-past]': {
    color: 'text.secondary',
    bgcolor: 'transparent',
    borderColor: 'transparent',
    fontWeight: 400,
  },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.text' },
  '@media (hover: hover)': { '&:hover > span': { textDecoration: 'underline' } },
  '@media (pointer: coarse)': { minHeight: 44 },
};

const titleStyles = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
