import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateLocale } from '#src/components/date/date-locale.tsx';
import { isReversed, lastDays, presetOf, PRESETS } from './date-range.ts';
import type { DateRange } from './date-range.ts';
import { RangeDay } from './range-day.tsx';

type DateRangePopoverProps = {
  label: string;
  /** The field it opens under. */
  anchor: () => HTMLElement | null;
  /** The range when it is opened. */
  range: DateRange;
  onChange: (range: DateRange) => void;
  onClose: () => void;
};

type Choice = number | 'custom' | null;

/** Presets, which apply and close it, and a custom range, which applies with each day that fits. */
export function DateRangePopover(props: DateRangePopoverProps) {
  const { label, anchor, range, onChange, onClose } = props;
  const { t } = useTranslation('crud');
  // Also holds days that contradict each other, which are not applied.
  const [custom, setCustom] = useState(range);
  const [choice, setChoice] = useState<Choice>(() => {
    const isSet = range.from !== '' || range.to !== '';
    return presetOf(range) ?? (isSet ? 'custom' : null);
  });

  const choose = (next: Choice) => {
    // The one that is chosen already.
    if (next === null) return;
    setChoice(next);
    if (next === 'custom') return;
    onChange(lastDays(next));
    onClose();
  };
  const setDay = (change: Partial<DateRange>) => {
    const next = { ...custom, ...change };
    setCustom(next);
    if (!isReversed(next)) onChange(next);
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
            <DateLocale>
              <RangeDay end="from" range={custom} onChange={(from) => setDay({ from })} />
              <RangeDay end="to" range={custom} onChange={(to) => setDay({ to })} />
            </DateLocale>
          </Box>
        )}
      </Box>
    </Popover>
  );
}
