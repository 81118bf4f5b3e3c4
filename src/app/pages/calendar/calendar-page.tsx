import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DndContext,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import dayjs, { type Dayjs } from 'dayjs';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import '#src/i18n/format/dayjs-locales.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { CalendarDay } from './calendar-day.tsx';
import { byTime, DAY, type Moment } from './moments.ts';
import { useMoments } from './use-moments.ts';
import { UnreadNotice } from '#src/admin/records/unread-notice.tsx';
import Card from '@mui/material/Card';
import { PageHeader } from '#src/components/page/page-header.tsx';

type CalendarView = 'month' | 'week';

/** Entries shown per day before "more". */
const MAX_ENTRIES: Record<CalendarView, number> = { month: 3, week: 8 };

/**
 * Calendar of what visitors will begin to see and what they will no longer see, by month or week. Entries can be moved
 * to other days.
 */
export function Component() {
  const { t } = useTranslation('calendar');
  const { t: typeT } = useTranslation(['navdata', 'common']);
  const { dayjsLocale, calendarTitle } = useLanguage();
  const [view, setView] = useState<CalendarView>('month');
  const today = dayjs(currentTime()).locale(dayjsLocale);
  const [shown, setShown] = useState(() => today.format(DAY));
  const day = dayjs(shown).locale(dayjsLocale);
  const days = daysOf(day, view);
  const { moments, partial, failures, isReading, move } = useMoments(serverDays(days));
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef('');
  useLayoutEffect(() => {
    // A moved entry is a new element in its new day, so the focus has to follow it.
    if (moved.current === '') return;
    const entry = place.current?.querySelector<HTMLElement>(`[id="${moved.current}"]`);
    if (entry && document.activeElement === document.body) entry.focus();
    moved.current = '';
  });

  const byDay = Object.groupBy(moments.toSorted(byTime), (moment) => moment.day);
  const go = (count: number) => setShown(day.add(count, view).format(DAY));
  const moveTo = (moment: Moment, to: string) => {
    if (to === moment.day || !moment.source.patch) return;
    moved.current = moment.key;
    void move(moment, to);
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const isEmpty = !isReading && failures.length === 0 && days.every((one) => !byDay[one]);
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <Card ref={place}>
        <Box sx={headStyles}>
          <Typography variant="h6" component="h2" aria-live="polite">
            {day.format(calendarTitle)}
          </Typography>
          <Typography variant="body2" sx={{ flexGrow: 1, color: 'text.secondary' }}>
            {isEmpty ? (
              t(`empty.${view}`)
            ) : (
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {moments.some(({ source }) => source.patch) && t('hint')}
              </Box>
            )}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: { sm: 1 } }}>
            <Button color="inherit" onClick={() => setShown(today.format(DAY))}>
              {t('today')}
            </Button>
            <ToolButton label={t(`previous.${view}`)} onClick={() => go(-1)}>
              <NextIcon sx={{ rotate: '180deg' }} />
            </ToolButton>
            <ToolButton label={t(`next.${view}`)} onClick={() => go(1)}>
              <NextIcon />
            </ToolButton>
          </Box>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            aria-label={t('view')}
            onChange={(_event, next: CalendarView | null) => next && setView(next)}
          >
            <ToggleButton value="month">{t('month')}</ToggleButton>
            <ToggleButton value="week">{t('week')}</ToggleButton>
          </ToggleButtonGroup>
        </Box>
        <UnreadNotice failures={failures} sx={{ mx: 2, mb: 1 }} />
        {isReading && (
          <BusyRegion sx={{ px: 2, pb: 1, typography: 'body2', color: 'text.secondary' }}>
            {t('reading')}
          </BusyRegion>
        )}
        {partial.map(({ source, read }) => (
          <Typography
            key={source.name}
            variant="body2"
            sx={{ px: 2, pb: 1, color: 'text.secondary' }}
          >
            {t('partial', { type: typeT(source.title), count: read })}
          </Typography>
        ))}
        <Box aria-hidden sx={[gridStyles, weekdayStyles]}>
          {days.slice(0, 7).map((one) => (
            <span key={one}>{dayjs(one).locale(dayjsLocale).format('ddd')}</span>
          ))}
        </Box>
        <DndContext
          sensors={sensors}
          collisionDetection={pointerWithin}
          accessibility={{ screenReaderInstructions: { draggable: '' } }}
          onDragEnd={({ active, over }) => {
            const moment = moments.find(({ key }) => key === active.id);
            if (moment && over) moveTo(moment, String(over.id));
          }}
        >
          <Box component="ol" className={view} sx={gridStyles}>
            {days.map((one) => (
              <CalendarDay
                key={one}
                day={one}
                moments={byDay[one] ?? []}
                most={MAX_ENTRIES[view]}
                isToday={one === today.format(DAY)}
                isInMonth={view === 'week' || dayjs(one).month() === day.month()}
                onMove={moveTo}
              />
            ))}
          </Box>
        </DndContext>
      </Card>
    </>
  );
}

/** The days of the month's weeks, or of the week, as YYYY-MM-DD. */
function daysOf(day: Dayjs, view: CalendarView): string[] {
  const first = day.startOf(view).startOf('week');
  const last = day.endOf(view).endOf('week');
  const count = last.diff(first, 'day') + 1;
  return Array.from({ length: count }, (_none, index) => first.add(index, 'day').format(DAY));
}

/** These days on the server, where a day may begin earlier or later. */
function serverDays(days: readonly string[]) {
  return {
    from: dayjs(days[0]).subtract(1, 'day').format(DAY),
    to: dayjs(days.at(-1)).add(1, 'day').format(DAY),
  };
}

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.5,
};

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(7, minmax(0, 1fr))' },
};

const weekdayStyles = {
  display: { xs: 'none', sm: 'grid' },
  px: 0,
  pb: 0.5,
  typography: 'caption',
  color: 'text.secondary',
  '& > span': { px: 0.75 },
};
