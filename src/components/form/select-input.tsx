import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/id.ts';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

type SelectInputProps<Input extends FieldValues> = FieldProps<Input> & {
  /** Undefined while they are on their way. */
  options: { value: Id; label: string; disabled?: boolean }[] | undefined;
  /** Asks for the options again, where they did not come. */
  reload?: (() => void) | undefined;
  /** The choice of nothing at all, where that is one. */
  none?: string;
  required?: boolean;
};

/**
 * One of several; null where nothing is chosen. The value keeps its type, number or string. A value
 * that is none of the options is shown as unknown, and stays until another one is chosen.
 */
export function SelectInput<Input extends FieldValues>(props: SelectInputProps<Input>) {
  const { label, hint, options, reload, none, required = false } = props;
  const { t } = useTranslation('crud');
  const { field, error } = useField(props);
  const { ref, value, onChange, ...input } = field;
  const current = value === null || value === undefined ? '' : String(value);
  const isUnknown = current !== '' && !options?.some((one) => String(one.value) === current);
  return (
    <TextField
      {...input}
      select
      inputRef={ref}
      label={label}
      required={required}
      value={current}
      error={error !== undefined}
      helperText={error ?? (reload ? <ReloadOptions reload={reload} /> : hint)}
      fullWidth
      onChange={({ target }) =>
        onChange(
          options?.find((option) => String(option.value) === target.value)?.value ??
            (target.value === current && isUnknown ? value : null),
        )
      }
      slotProps={
        none === undefined ? {} : { select: { displayEmpty: true }, inputLabel: { shrink: true } }
      }
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {isUnknown && (
        <MenuItem value={current}>
          {options ? t('form.unknownChoice', { id: current }) : t('loading')}
        </MenuItem>
      )}
      {options?.map((option) => (
        <MenuItem
          key={option.value}
          value={String(option.value)}
          disabled={option.disabled ?? false}
        >
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

type ReloadOptionsProps = { reload: () => void };

function ReloadOptions({ reload }: ReloadOptionsProps) {
  const { t } = useTranslation('crud');
  return (
    <Box component="span" sx={{ display: 'flex', gap: 1 }}>
      <span>{t('form.optionsFailed')}</span>
      <Link component="button" type="button" onClick={reload} sx={{ font: 'inherit' }}>
        {t('form.reloadOptions')}
      </Link>
    </Box>
  );
}
