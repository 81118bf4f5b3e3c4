import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { BulkDialog, type BulkDialogProps, type BulkItem } from './bulk-dialog.tsx';
import type { BulkField, BulkValue } from './bulk-field.ts';

type BulkFieldDialogProps = Pick<BulkDialogProps, 'items' | 'onRun' | 'onClose'> & {
  field: BulkField;
  set: (item: BulkItem, value: BulkValue) => ReturnType<BulkDialogProps['action']>;
};

/** Asks for a value, then sets it for all items. */
export function BulkFieldDialog({ field, items, set, ...on }: BulkFieldDialogProps) {
  const { t } = useTranslation('crud');
  const [value, setValue] = useState<BulkValue>(field.kind === 'flag' ? true : null);
  const [isTried, setTried] = useState(false);
  const problem = value === null ? fieldMessage('required') : undefined;
  return (
    <BulkDialog
      {...on}
      items={items}
      texts={{
        title: t('bulk.setTitle', { field: field.label }),
        action: t('bulk.set'),
        question: t('bulk.setAsk', { count: items.length }),
        done: ({ length }) => t('bulk.setDone', { count: length, field: field.label }),
      }}
      action={(item) => set(item, value)}
      isReady={() => {
        setTried(true);
        return problem === undefined;
      }}
      input={
        <BulkFieldInput
          field={field}
          value={value}
          onChange={setValue}
          error={isTried ? problem : undefined}
        />
      }
    />
  );
}

type BulkFieldInputProps = {
  field: BulkField;
  value: BulkValue;
  onChange: (value: BulkValue) => void;
  error: string | undefined;
};

/** The input for a value that many records get; it takes the focus. */
function BulkFieldInput({ field, value, onChange, error }: BulkFieldInputProps) {
  const { t } = useTranslation('crud');
  const { label } = field;
  const text = typeof value === 'boolean' ? '' : String(value ?? '');
  const common = {
    fullWidth: true,
    margin: 'normal',
    label,
    value: text,
    error: error !== undefined,
    // The dialog opens for this field alone.
    autoFocus: true,
  } as const;
  switch (field.kind) {
    case 'flag':
      return (
        <RadioGroup
          row
          aria-label={label}
          value={String(value)}
          onChange={(_event, next) => onChange(next === 'true')}
          sx={{ mt: 1 }}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <FormControlLabel value="true" control={<Radio autoFocus />} label={t('list.yes')} />
          <FormControlLabel value="false" control={<Radio />} label={t('list.no')} />
        </RadioGroup>
      );
    case 'choice':
      return (
        <TextField
          {...common}
          select
          helperText={error}
          onChange={({ target }) =>
            onChange(field.options.find((one) => String(one.value) === target.value)?.value ?? null)
          }
        >
          {field.options.map((option) => (
            <MenuItem key={option.value} value={String(option.value)}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      );
    case 'picker':
      return field.picker({
        label,
        value: typeof value === 'boolean' ? null : value,
        onChange,
        error,
      });
    default:
      return field satisfies never;
  }
}
