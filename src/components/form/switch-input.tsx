import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { FieldValues } from 'react-hook-form';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

/** A yes or no. */
export function SwitchInput<Input extends FieldValues>(props: FieldProps<Input>) {
  const { field } = useField(props);
  const { ref, value, onChange, ...input } = field;
  return (
    <div>
      <FormControlLabel
        label={props.label}
        control={
          <Switch
            {...input}
            checked={Boolean(value)}
            onChange={(_event, checked) => onChange(checked)}
            slotProps={{ input: { ref } }}
          />
        }
      />
      {props.hint && <FormHelperText>{props.hint}</FormHelperText>}
    </div>
  );
}
