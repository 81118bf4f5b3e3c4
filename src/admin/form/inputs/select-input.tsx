import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/records/id.ts';
import { FieldText } from './field-text.tsx';
import { type FieldProps, useField } from './use-field.ts';

type SelectInputProps<Input extends FieldValues> = FieldProps<
  Input,
  'ref' | 'oneOf' | 'optionalOneOf'
> & {
  /** Undefined while they are loading. */
  options: { value: Id; label: string; disabled?: boolean }[] | undefined;
  /** Loads the options again, where that failed. */
  reload?: (() => void) | undefined;
  /** The label of the option for null, where there is one. */
  none?: string;
  required?: boolean;
};

/**
 * A select whose value is null where nothing is chosen, and keeps its type (number or string). A value
 * that is not among the options is shown as unknown and kept.
 */
export function SelectInput<Input extends FieldValues>(props: SelectInputProps<Input>) {
  const { label, hint, options, reload, none, required = false } = props;
  const { t } = useTranslation('crud');
  const nameOf = (value: unknown) =>
    options?.find((one) => String(one.value) === String(value))?.label;
  const state = useField(props, (value) => nameOf(value) ?? toText(value));
  const { value, onChange } = state.field;
  const current = toText(value);
  const isUnknown = current !== '' && nameOf(current) === undefined;
  return (
    <FieldText
      state={state}
      select
      label={label}
      required={required}
      value={current}
      {...(reload && !state.error ? { helperText: <ReloadOptions reload={reload} /> } : { hint })}
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
    </FieldText>
  );
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

type ReloadOptionsProps = { reload: () => void };

/** Says that options did not come, with a way to load them again. */
export function ReloadOptions({ reload }: ReloadOptionsProps) {
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
