import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldText } from '#src/admin/form/inputs/field-text.tsx';
import { type FieldProps, useField } from '#src/admin/form/inputs/use-field.ts';
import { numberEvents } from '#src/components/form/number-events.ts';

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** Input of degrees, a field `longitude` or `latitude`; null if empty. Invalid text stays as typed until validation reports it. */
export function CoordinateInput(props: FieldProps<FieldValues, 'own'>) {
  const { name, label, hint } = props;
  const deps = name.endsWith('longitude')
    ? name.replace(/longitude$/, 'latitude')
    : name.replace(/latitude$/, 'longitude');
  const state = useField({ ...props, deps });
  // While typing `120.05`, `120.0` must not be reformatted to `120`.
  const [typed, setTyped] = useState<string | null>(null);
  const { value, onChange, onBlur } = state.field;
  return (
    <FieldText
      state={state}
      label={label}
      hint={hint}
      value={typed ?? value ?? ''}
      {...numberEvents((text) => {
        setTyped(text);
        onChange(toCoordinate(text));
      })}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
    />
  );
}

function toCoordinate(text: string): number | string | null {
  if (text === '') return null;
  return NUMBER.test(text) ? Number(text) : text;
}
