import InputAdornment from '@mui/material/InputAdornment';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '#src/admin/form/layout/field-row.tsx';
import { FieldText } from '#src/admin/form/inputs/field-text.tsx';
import { useFieldProps } from '#src/admin/form/field.tsx';
import { numberEvents } from '#src/components/form/number-events.ts';
import { type FieldProps, useField } from '#src/admin/form/inputs/use-field.ts';
import type { JobInput } from './input.ts';
import { jobFields } from './schema.ts';
import { useSalaryText } from './public/use-salary-text.ts';

/** Inputs of minimum and maximum; the hint shows the salary as visitors see it. */
export function SalaryRange() {
  const { t } = useTranslation('recruitment-info');
  const { control } = useFormContext<JobInput>();
  const field = useFieldProps(jobFields, 'recruitment-info');
  const salaryText = useSalaryText();
  const [salaryMin, salaryMax] = useWatch({ control, name: ['salaryMin', 'salaryMax'] });
  const areIntegers = [salaryMin, salaryMax].every((one) => one === null || Number.isInteger(one));
  return (
    <FieldRow>
      <SalaryInput
        {...field('salaryMin')}
        hint={
          areIntegers
            ? t('salary.shown', { salary: salaryText({ salaryMin, salaryMax }) })
            : undefined
        }
        deps="salaryMax"
      />
      <SalaryInput {...field('salaryMax')} />
    </FieldRow>
  );
}

/** Input of yuan per month; null if empty. */
function SalaryInput(props: FieldProps<FieldValues, 'optionalInteger'>) {
  const { t } = useTranslation('recruitment-info');
  const state = useField(props);
  return (
    <FieldText
      state={state}
      value={state.field.value ?? ''}
      label={props.label}
      hint={props.hint}
      {...numberEvents((typed) => state.field.onChange(toAmount(typed)))}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          endAdornment: <InputAdornment position="end">{t('salary.unit')}</InputAdornment>,
        },
      }}
    />
  );
}

/** Anything but a whole number stays as typed, so that validation can report it. */
function toAmount(typed: string): number | string | null {
  const digits = typed.replaceAll(/[\s,]/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : typed;
}
