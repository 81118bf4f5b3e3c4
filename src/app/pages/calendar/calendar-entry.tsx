import PastIcon from '@mui/icons-material/Check';
import EndIcon from '@mui/icons-material/EventBusyOutlined';
import BeginIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import { useDraggable } from '@dnd-kit/core';
import dayjs from 'dayjs';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fieldHash } from '#src/admin/records/field-hash.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { formatEndTime } from '#src/i18n/format/format-end.ts';
import { DAY, type Moment } from './moments.ts';

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
export function CalendarEntry({ moment, onMove }: CalendarEntryProps) {
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
      <Box component="span" sx={textStyles}>
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
  textDecoration: 'none',
  color: 'info.text',
  bgcolor: 'rgba(var(--mui-palette-info-mainChannel) / 0.16)',
  userSelect: 'none',
  '&[data-kind=end]': {
    color: 'warning.text',
    bgcolor: 'rgba(var(--mui-palette-warning-mainChannel) / 0.16)',
  },
  // Behind us: neither colour nor ground.
  '&[data-past]': { color: 'text.secondary', bgcolor: 'transparent', fontWeight: 400 },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.text' },
  '@media (hover: hover)': { '&:hover > span': { textDecoration: 'underline' } },
  '@media (pointer: coarse)': { minHeight: 44 },
};

const textStyles = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
