import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { DateInput } from '#src/admin/form/inputs/date-input.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { TypePage } from '#src/admin/form/type-page.tsx';
import { createField, useFieldProps } from '#src/admin/form/field.tsx';
import { formatPublicDay } from '#src/i18n/format/format-public-day.ts';
import {
  cutDate,
  type DatePrecision,
  isCalendarDate,
  precisionOf,
} from '#src/lib/time/calendar-date.ts';
import { HistoryEntryInput } from './input.ts';
import { historyFields, historyApi } from './schema.ts';

const historyAdminApi = adminApi(historyApi);
const Field = createField(historyApi, 'development-history');

export function Component() {
  return <TypePage api={historyAdminApi} schema={HistoryEntryInput} fields={HistoryForm} />;
}

function HistoryForm() {
  return (
    <FormColumns
      first={<Field name="title" isHeading />}
      main={
        <>
          <HistoryDateInput />
          <Field name="description" rows={4} />
        </>
      }
      side={
        <>
          <Field name="status" />
          <Field name="image" />
          <Field name="sort" />
        </>
      }
    />
  );
}

const PRECISIONS = ['year', 'month', 'day'] as const;

/** Input of a year, a month or a day. Changing to a coarser precision and back restores month and day. */
function HistoryDateInput() {
  const { t } = useTranslation('development-history');
  const props = useFieldProps(historyFields, 'development-history')('date');
  const { control } = useFormContext<HistoryEntryInput>();
  const { field } = useController({ control, name: 'date' });
  const { value } = field;
  const valuePrecision = precisionOf(value);
  const [precision, setPrecision] = useState<DatePrecision>(valuePrecision ?? 'month');
  const [lastDay, setLastDay] = useState('');
  // A value that is set from outside (revert, restored draft) sets the precision.
  if (valuePrecision !== null && valuePrecision !== precision) setPrecision(valuePrecision);

  const switchTo = (next: DatePrecision) => {
    setPrecision(next);
    // An incomplete date cannot be converted.
    if (valuePrecision === null) return field.onChange('');
    const day = completeDate(value, lastDay);
    setLastDay(day);
    return field.onChange(cutDate(day, next));
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        columnGap: 1.5,
        rowGap: 2.5,
        maxWidth: '35rem',
      }}
    >
      <ToggleButtonGroup
        exclusive
        aria-label={t('precision.label')}
        value={precision}
        onChange={(_event, next: DatePrecision | null) => next && switchTo(next)}
        sx={{ height: 56 }}
      >
        {PRECISIONS.map((name) => (
          <ToggleButton key={name} value={name} sx={{ px: 2 }}>
            {t(`precision.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ flex: '1 1 15rem', minWidth: 0 }}>
        <DateInput
          {...props}
          hint={
            valuePrecision ? t('precision.shown', { date: formatPublicDay(value) }) : props.hint
          }
          precision={precision}
          required
        />
      </Box>
    </Box>
  );
}

const FIRST_DAY = '0000-01-01';

/**
 * Completes `date` to a whole day. Missing parts are those of `before`, a whole day, or of 1 January if it is ''.
 */
function completeDate(date: string, before: string): string {
  const whole = date + (before || FIRST_DAY).slice(date.length);
  // 29 February does not exist in every year.
  return isCalendarDate(whole) ? whole : date + FIRST_DAY.slice(date.length);
}
