import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#src/admin/form/inputs/field-frame.tsx';
import { useField } from '#src/admin/form/inputs/use-field.ts';
import type { JobInput } from './input.ts';
import { useCities } from './use-cities.ts';

type CityInputProps = { control: Control<JobInput> };

/** Free text with the cities of other jobs as suggestions, so that a city keeps one spelling. */
export function CityInput({ control }: CityInputProps) {
  const { t } = useTranslation('recruitment-info');
  const label = t('field.city');
  const { field, error, revert } = useField({ control, name: 'city', label });
  const cities = useCities();
  const { ref, value, onChange, ...input } = field;
  return (
    <FieldFrame label={label} revert={revert}>
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
            required
            error={error !== undefined}
            helperText={error}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, required: false, 'aria-required': true },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
