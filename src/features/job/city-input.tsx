import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { InLanguages } from '#src/admin/form/core/languages/in-languages.tsx';
import { FieldFrame } from '#src/admin/form/inputs/field-frame.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { useField } from '#src/admin/form/inputs/use-field.ts';
import type { FieldProps } from '#src/admin/form/inputs/use-field.ts';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { jobFields } from './schema.ts';
import { useCities } from './use-cities.ts';

/** Free text with the cities of other jobs as suggestions, so that a city keeps one spelling. */
export function CityInput() {
  const { english, ...props } = useFieldProps(jobFields, 'recruitment-info')('city');
  if (!HAS_ENGLISH || !english) return <ChineseCity {...props} />;
  return (
    <InLanguages {...props} english={english} chinese={<ChineseCity {...props} />}>
      {() => <TextInput {...props} {...english} required={false} />}
    </InLanguages>
  );
}

type ChineseCityProps = FieldProps<FieldValues, 'text'> & { required: boolean };

function ChineseCity(props: ChineseCityProps) {
  const { label, required } = props;
  const { field, error, revert } = useField(props);
  const cities = useCities();
  const { ref, value, onChange, ...input } = field;
  return (
    <FieldFrame name={field.name} label={label} revert={revert}>
      <Autocomplete
        freeSolo
        options={cities}
        inputValue={String(value)}
        onInputChange={(_event, city) => onChange(city)}
        renderInput={(params) => (
          <TextField
            {...params}
            {...input}
            inputRef={ref}
            label={label}
            required={required}
            error={error !== undefined}
            helperText={error}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                required: false,
                'aria-required': required,
              },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
