import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import InputAdornment from '@mui/material/InputAdornment';
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
import { FieldText } from '#src/admin/form/inputs/field-text.tsx';
import { numberEvents } from '#src/components/form/number-events.ts';
import { JobInput } from './input.ts';
import { JOB_TYPES, jobFields, jobApi } from './schema.ts';
import { useCities } from './use-cities.ts';
import { useJobMeta } from './use-job-meta.ts';
import { useSalaryText } from './public/use-salary-text.ts';

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

function JobShare({ values }: { values: JobInput }) {
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

/** Inputs of minimum and maximum; the hint shows the salary as visitors see it. */
function SalaryRange() {
  const { t } = useTranslation('recruitment-info');
  const { control } = useFormContext<JobInput>();
  const field = useFieldProps(jobFields, 'recruitment-info');
  const salaryText = useSalaryText();
  const [salaryMin, salaryMax] = useWatch({ control, name: ['salaryMin', 'salaryMax'] });
  const areIntegers = [salaryMin, salaryMax].every((one) => one === null || Number.isInteger(one));
  return (
    <FieldRow>
      <SalaryInput
        {...field('salaryMin')}
        hint={
          areIntegers
            ? t('salary.shown', { salary: salaryText({ salaryMin, salaryMax }) })
            : undefined
        }
        deps="salaryMax"
      />
      <SalaryInput {...field('salaryMax')} />
    </FieldRow>
  );
}

/** Input of yuan per month; null if empty. */
function SalaryInput(props: FieldProps<FieldValues, 'optionalInteger'>) {
  const { t } = useTranslation('recruitment-info');
  const state = useField(props);
  return (
    <FieldText
      state={state}
      value={state.field.value ?? ''}
      label={props.label}
      hint={props.hint}
      {...numberEvents((typed) => state.field.onChange(toAmount(typed)))}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          endAdornment: <InputAdornment position="end">{t('salary.unit')}</InputAdornment>,
        },
      }}
    />
  );
}

/** Anything but a whole number stays as typed, so that validation can report it. */
function toAmount(typed: string): number | string | null {
  const digits = typed.replaceAll(/[\s,]/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : typed;
}
