import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, useField } from './use-field.ts';

type SwitchInputProps<Input extends FieldValues> = FieldProps<Input, 'flag'> & {
  /** The values for on and off, where they are not true and false. */
  on?: string | number | boolean;
  off?: string | number | boolean;
  /** Replaces the hint while it is on. */
  onHint?: string;
  /** Replaces the hint while the value is null: the server's own, which a save keeps. */
  unknownHint?: string;
};

export function SwitchInput<Input extends FieldValues>(props: SwitchInputProps<Input>) {
  const { label, on = true, off = false } = props;
  const { t } = useTranslation('crud');
  const { field, revert } = useField(props, (value) => t(value === on ? 'list.yes' : 'list.no'));
  const { ref, value, onChange, ...input } = field;
  const isOn = value === on;
  const hint = hintOf(props, isOn, value === null);
  return (
    <FieldFrame name={props.name} label={label} revert={revert}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            {...input}
            checked={isOn}
            onChange={(_event, checked) => onChange(checked ? on : off)}
            slotProps={{ input: { ref } }}
          />
        }
      />
      {hint && <FormHelperText>{hint}</FormHelperText>}
    </FieldFrame>
  );
}

type Hints = { hint?: string | undefined; onHint?: string; unknownHint?: string };

function hintOf(
  { hint, onHint = hint, unknownHint = hint }: Hints,
  isOn: boolean,
  isUnknown: boolean,
) {
  if (isUnknown) return unknownHint;
  return isOn ? onHint : hint;
}
