import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazySharePreview } from '#src/admin/form/checklist/lazy-share-preview.ts';
import { InLanguages } from '#src/admin/form/core/languages/in-languages.tsx';
import { DateTimeInput } from '#src/admin/form/inputs/date-time-input.tsx';
import { FieldFrame } from '#src/admin/form/inputs/field-frame.tsx';
import { NumberInput } from '#src/admin/form/inputs/number-input.tsx';
import { RichTextInput } from '#src/admin/form/inputs/rich-text-input.tsx';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { type FieldProps, useField } from '#src/admin/form/inputs/use-field.ts';
import { FieldRow } from '#src/admin/form/layout/field-row.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { jobAdminApi } from './admin-api.ts';
import { JobInput, emptyJob } from './input.ts';
import { SalaryRange } from './salary-range.tsx';
import { JOB_TYPES, Job, jobFields } from './schema.ts';
import { useCities } from './use-cities.ts';
import { useJobMeta } from './use-job-meta.ts';

const share = (values: JobInput) => <JobShare values={values} />;

export function Component() {
  const { t } = useTranslation('recruitment-info');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={jobAdminApi}
      record={Job}
      schema={JobInput}
      empty={emptyJob}
      fields={JobForm}
      share={share}
    />
  );
}

function JobForm() {
  const { t } = useTranslation(['recruitment-info', 'job']);
  const field = useFieldProps(jobFields, 'recruitment-info');
  return (
    <FormColumns
      first={<TextInput {...field('title')} isHeading />}
      main={
        <>
          <FieldRow>
            <TextInput {...field('department')} />
            <CityInput />
            <SelectInput
              {...field('type')}
              options={JOB_TYPES.map((type) => ({ value: type, label: t(`job:type.${type}`) }))}
            />
            <NumberInput {...field('headcount')} />
          </FieldRow>
          <SalaryRange />
          <FieldRow>
            <TextInput {...field('education')} />
            <TextInput {...field('experience')} />
          </FieldRow>
          <RichTextInput {...field('duties')} />
          <RichTextInput {...field('requirements')} />
        </>
      }
      side={
        <>
          <StatusInput {...field('status')} />
          <DateTimeInput {...field('publishTime')} />
          <DateTimeInput {...field('deadline')} />
          <TextInput {...field('contactEmail')} type="email" />
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
