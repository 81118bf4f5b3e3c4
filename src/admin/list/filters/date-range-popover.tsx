import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { DateEntry } from '#src/components/date/date-entry.tsx';
import { type DateRange, isReversed, lastDays, presetOf, PRESETS } from './date-range.ts';
import type { HistoryOptions } from '#src/admin/list/core/use-list-state.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isCalendarDate } from '#src/lib/time/calendar-date.ts';
import { dateStyles } from '#src/components/date/date-styles.ts';

type DateRangePopoverProps = {
  label: string;
  /** The field it opens under. */
  anchor: () => HTMLElement | null;
  /** The range when the popover opens. */
  range: DateRange;
  onChange: (range: DateRange, options: HistoryOptions) => void;
  onClose: () => void;
};

type Choice = number | 'custom' | null;

/** Presets, which apply and close the popover, and a custom range, which applies with each valid day. */
export function DateRangePopover(props: DateRangePopoverProps) {
  const { label, anchor, range, onChange, onClose } = props;
  const { t } = useTranslation('crud');
  // Also holds a reversed range, which is not applied.
  const [custom, setCustom] = useState(range);
  const [choice, setChoice] = useState<Choice>(() => {
    const isSet = range.from !== '' || range.to !== '';
    return presetOf(range) ?? (isSet ? 'custom' : null);
  });

  // Typing a day passes through other days, which get no entries of the history.
  const hasChanged = useRef(false);
  const change = (next: DateRange) => {
    onChange(next, { replace: hasChanged.current });
    hasChanged.current = true;
  };
  const choose = (next: Choice) => {
    // Clicking the selected button deselects it.
    if (next === null) return;
    setChoice(next);
    if (next === 'custom') return;
    change(lastDays(next));
    onClose();
  };
  const setDay = (day: Partial<DateRange>) => {
    const next = { ...custom, ...day };
    setCustom(next);
    if (!isReversed(next)) change(next);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5 } } }}
    >
      <Box sx={{ p: 2, width: 320, maxWidth: 1 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          color="primary"
          aria-label={label}
          value={choice}
          onChange={(_event, next: Choice) => choose(next)}
        >
          {PRESETS.map((number) => (
            <ToggleButton key={number} value={number}>
              {t('list.lastDays', { number })}
            </ToggleButton>
          ))}
          <ToggleButton value="custom">{t('list.customDays')}</ToggleButton>
        </ToggleButtonGroup>
        {choice === 'custom' && (
          <Box sx={{ display: 'grid', gap: 1.5, pt: 2.5, mb: -1.5 }}>
            <RangeDay end="from" range={custom} onChange={(from) => setDay({ from })} />
            <RangeDay end="to" range={custom} onChange={(to) => setDay({ to })} />
          </Box>
        )}
      </Box>
    </Popover>
  );
}

type RangeDayProps = {
  end: keyof DateRange;
  /** Both days, as each limits the other. */
  range: DateRange;
  /** Called with a day, or '' for none; not with a half-typed one. */
  onChange: (day: string) => void;
};

function RangeDay({ end, range, onChange }: RangeDayProps) {
  const { t } = useTranslation('crud');
  const { dateFormats, calendarTitle } = useLanguage();
  const [problem, setProblem] = useState<DateValidationError>(null);
  // Uncontrolled, so that the picker keeps a half-typed date.
  const [start] = useState(() => toDayjs(range[end]));
  const limit = end === 'from' ? { maxDate: toDayjs(range.to) } : { minDate: toDayjs(range.from) };
  const isReversed =
    (end === 'from' && range.to !== '' && problem === 'maxDate') ||
    (end === 'to' && range.from !== '' && problem === 'minDate');

  return (
    <DateEntry format={dateFormats.day}>
      <DatePicker
        label={t(`list.${end}`)}
        format={dateFormats.day}
        defaultValue={start ?? null}
        {...limit}
        onError={setProblem}
        onChange={(date) => {
          const day = date?.format('YYYY-MM-DD') ?? '';
          // A year passes through 0002 and 0020 while it is typed.
          if (date === null || isCalendarDate(day)) onChange(day);
        }}
        slotProps={{
          textField: {
            size: 'small',
            fullWidth: true,
            // The space reserves the line's height.
            helperText: problem ? t(isReversed ? 'list.fromAfterTo' : 'validation.date') : ' ',
          },
          field: { clearable: true },
          calendarHeader: { format: calendarTitle },
          toolbar: { toolbarFormat: dateFormats.day },
          layout: { sx: dateStyles },
        }}
      />
    </DateEntry>
  );
}

function toDayjs(day: string): Dayjs | undefined {
  return day === '' ? undefined : dayjs(day);
}
