import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isShown, STATUS } from '#src/api/status.ts';
import { useField } from '#src/components/form/use-field.ts';
import type { FieldProps } from '#src/components/form/use-field.ts';

type StatusInputProps<Input extends FieldValues> = Pick<FieldProps<Input>, 'control' | 'name'>;

/** Whether visitors see the record. */
export function StatusInput<Input extends FieldValues>(props: StatusInputProps<Input>) {
  const { t } = useTranslation('crud');
  const { field } = useField({ ...props, label: t('status.label') });
  const { ref, value, onChange, ...input } = field;
  const shown = isShown({ status: value });
  return (
    <div>
      <FormControlLabel
        label={t('status.showOnSite')}
        control={
          <Switch
            {...input}
            checked={shown}
            onChange={(_event, checked) => onChange(checked ? STATUS.shown : STATUS.hidden)}
            slotProps={{ input: { ref } }}
          />
        }
      />
      <FormHelperText>{t(shown ? 'status.shownHint' : 'status.hiddenHint')}</FormHelperText>
    </div>
  );
}
