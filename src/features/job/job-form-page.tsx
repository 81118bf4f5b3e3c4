import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { LazySharePreview } from '#src/admin/form/checklist/lazy-share-preview.ts';
import { InLanguages } from '#src/admin/form/core/languages/in-languages.tsx';
import { FieldFrame } from '#src/admin/form/inputs/field-frame.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { type FieldProps, useField } from '#src/admin/form/inputs/use-field.ts';
import { FieldRow } from '#src/admin/form/layout/field-row.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { TypePage } from '#src/admin/form/type-page.tsx';
import { createField, useFieldProps } from '#src/admin/form/field.tsx';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { JobInput } from './input.ts';
import { SalaryRange } from './salary-range.tsx';
import { JOB_TYPES, jobFields, jobApi } from './schema.ts';
import { useCities } from './use-cities.ts';
import { useJobMeta } from './use-job-meta.ts';

const jobAdminApi = adminApi(jobApi);
const Field = createField(jobApi, 'recruitment-info');

const share = (values: JobInput) => <JobShare values={values} />;

export function Component() {
  return <TypePage api={jobAdminApi} schema={JobInput} fields={JobForm} share={share} />;
}

function JobForm() {
  const { t } = useTranslation(['recruitment-info', 'job']);
  return (
    <FormColumns
      first={<Field name="title" isHeading />}
      main={
        <>
          <FieldRow>
            <Field name="department" />
            <CityInput />
            <Field
              name="type"
              options={JOB_TYPES.map((type) => ({ value: type, label: t(`job:type.${type}`) }))}
            />
            <Field name="headcount" />
          </FieldRow>
          <SalaryRange />
          <FieldRow>
            <Field name="education" />
            <Field name="experience" />
          </FieldRow>
          <Field name="duties" />
          <Field name="requirements" />
        </>
      }
      side={
        <>
          <Field name="status" />
          <Field name="publishTime" />
          <Field name="deadline" />
          <Field name="contactEmail" type="email" />
        </>
      }
    />
  );
}

type JobShareProps = { values: JobInput };

function JobShare({ values }: JobShareProps) {
  return <LazySharePreview {...useJobMeta(values)} path="/job/details" />;
}

/** Input of a city that suggests the cities of other jobs, so that each city has one spelling. */
function CityInput() {
  const { english, ...props } = useFieldProps(jobFields, 'recruitment-info')('city');
  if (!HAS_ENGLISH || !english) return <ChineseCity {...props} />;
  return (
    <InLanguages
      chinese={<ChineseCity {...props} />}
      english={() => <TextInput {...props} {...english} required={false} />}
    />
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
