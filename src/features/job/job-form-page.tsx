import { useTranslation } from 'react-i18next';
import { LazySharePreview } from '#src/admin/form/checklist/lazy-share-preview.ts';
import { DateTimeInput } from '#src/admin/form/inputs/date-time-input.tsx';
import { FieldRow } from '#src/admin/form/layout/field-row.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { NumberInput } from '#src/admin/form/inputs/number-input.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { RichTextInput } from '#src/admin/form/inputs/rich-text-input.tsx';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { jobAdminApi } from './admin-api.ts';
import { CityInput } from './city-input.tsx';
import { emptyJob, JobInput } from './input.ts';
import { SalaryRange } from './salary-range.tsx';
import { useJobMeta } from './use-job-meta.ts';
import { Job, JOB_TYPES, jobFields } from './schema.ts';

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
