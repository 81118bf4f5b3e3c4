import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from 'react-i18next';
import { FieldText } from '#src/admin/form/field-text.tsx';
import { useField } from '#src/admin/form/use-field.ts';
import type { FieldProps } from '#src/admin/form/use-field.ts';
import type { JobInput } from './input.ts';

/** One end of a salary, in yuan a month; null where it is left empty. */
export function SalaryInput(props: FieldProps<JobInput>) {
  const { t } = useTranslation('recruitment-info');
  const state = useField(props);
  return (
    <FieldText
      state={state}
      value={state.field.value ?? ''}
      label={props.label}
      hint={props.hint}
      onChange={({ target }) => state.field.onChange(toAmount(target.value))}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          endAdornment: <InputAdornment position="end">{t('field.yuanAMonth')}</InputAdornment>,
        },
      }}
    />
  );
}

/** What is no whole number stays as typed until the form says so. */
function toAmount(typed: string): number | string | null {
  const digits = typed.replaceAll(/[\s,，]/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : typed;
}
