import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSplitDay } from '#src/i18n/format/format-split.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { type DateRange, isReversed, presetOf, rangeOf } from './date-range.ts';
import { useList } from '#src/admin/list/core/list-context.ts';
import type { ListParams } from '#src/admin/list/core/use-list-params.ts';

const DateRangePopover = lazyPart(() => import('./date-range-popover.tsx'), 'DateRangePopover');

type DateRangeFilterProps = {
  /** Which date is filtered: 发布时间. */
  label: string;
};

/** A list's filters `from` and `to`: one field that opens presets and two date fields. */
export function DateRangeFilter({ label }: DateRangeFilterProps) {
  const { params } = useList();
  const { from, to } = rangeOf(params.filters);
  return <RangeField from={from} to={to} label={label} set={params.set} />;
}

type RangeFieldProps = DateRange & { label: string; set: ListParams['set'] };

/** Memoized: not rendered again when the list changes its page. */
const RangeField = memo(({ from, to, label, set }: RangeFieldProps) => {
  const { t } = useTranslation('crud');
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const rangeText = useRangeText();
  const range = { from, to };
  const isSet = range.from !== '' || range.to !== '';

  const clear = () => {
    set({ from: '', to: '' });
    // The pressed button is removed, so the focus needs a new place.
    input.current?.focus();
  };
  return (
    <>
      <TextField
        ref={field}
        inputRef={input}
        size="small"
        label={label}
        value={rangeText(range)}
        error={isReversed(range)}
        {...DateRangePopover.prefetchOn}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            role: 'combobox',
            'aria-haspopup': 'dialog',
            'aria-expanded': isOpen,
            // A date range is read from the left in every language.
            dir: 'ltr',
            onKeyDown: (event: KeyboardEvent) => {
              if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
              event.preventDefault();
              setOpen(true);
            },
          },
          input: {
            readOnly: true,
            onClick: () => setOpen(true),
            startAdornment: (
              <InputAdornment position="start" sx={{ pointerEvents: 'none' }}>
                <CalendarIcon fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: isSet && (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={t('list.clearOf', { name: label })}
                  onClick={(event) => {
                    event.stopPropagation();
                    clear();
                  }}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
        sx={fieldStyles}
      />
      {isOpen && (
        <DateRangePopover
          label={label}
          anchor={() => field.current}
          range={range}
          onChange={set}
          onClose={() => setOpen(false)}
          onLoadFailed={() => setOpen(false)}
        />
      )}
    </>
  );
});
RangeField.displayName = 'DateRangeFilter';

/** A function that formats a range: as its preset, its dates, or "all". */
function useRangeText(): (range: DateRange) => string {
  const { t } = useTranslation('crud');
  return (range) => {
    const preset = presetOf(range);
    if (preset !== undefined) return t('list.lastDays', { number: preset });
    const [from, to] = [formatSplitDay(range.from), formatSplitDay(range.to)];
    if (from !== '' && to !== '') return `${from} – ${to}`;
    if (from !== '') return t('list.sinceDay', { day: from });
    return to === '' ? t('list.all') : t('list.untilDay', { day: to });
  };
}

const fieldStyles = {
  // A whole row on phones.
  gridColumn: '1 / -1',
  // Two whole dates at 1600 px.
  width: { xs: 1, sm: 176, xl: 304 },
  '& input': { cursor: 'pointer', textOverflow: 'ellipsis', textAlign: 'left' },
};
