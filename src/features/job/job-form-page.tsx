import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Checklist } from '#src/admin/form/checklist/checklist.ts';
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
import { jobAdminApi } from './admin-api.ts';
import { CityInput } from './city-input.tsx';
import { emptyJob, JobInput } from './input.ts';
import { JobArticle } from './public/job-article.tsx';
import { SalaryRange } from './salary-range.tsx';
import { useJobMeta } from './use-job-meta.ts';
import { Job, JOB_TYPES } from './schema.ts';

const CHECKLIST: Checklist<JobInput> = {
  fields: {
    title: ['title'],
    begin: 'publishTime',
    end: 'deadline',
    richTexts: ['duties', 'requirements'],
    texts: ['title'],
  },
  share: (values) => <JobShare values={values} />,
};

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
      preview={(values) => <JobArticle job={values} />}
      checklist={CHECKLIST}
    />
  );
}

function JobForm() {
  const { t } = useTranslation(['recruitment-info', 'job']);
  const { control } = useFormContext<JobInput>();
  return (
    <FormColumns
      main={
        <>
          <TextInput control={control} name="title" label={t('field.title')} required max={60} />
          <FieldRow>
            <TextInput
              control={control}
              name="department"
              label={t('field.department')}
              required
              max={30}
            />
            <CityInput control={control} />
            <SelectInput
              control={control}
              name="type"
              label={t('field.type')}
              options={JOB_TYPES.map((type) => ({ value: type, label: t(`job:type.${type}`) }))}
            />
            <NumberInput control={control} name="headcount" label={t('field.headcount')} />
          </FieldRow>
          <SalaryRange control={control} />
          <FieldRow>
            <TextInput control={control} name="education" label={t('field.education')} max={30} />
            <TextInput control={control} name="experience" label={t('field.experience')} max={30} />
          </FieldRow>
          <RichTextInput control={control} name="duties" label={t('field.duties')} />
          <RichTextInput control={control} name="requirements" label={t('field.requirements')} />
        </>
      }
      side={
        <>
          <StatusInput control={control} name="status" times={['publishTime']} />
          <DateTimeInput
            control={control}
            name="publishTime"
            label={t('field.publishTime')}
            hint={t('field.publishTimeHint')}
            deps="deadline"
          />
          <DateTimeInput
            control={control}
            name="deadline"
            label={t('field.deadline')}
            hint={t('field.deadlineHint')}
          />
          <TextInput
            control={control}
            name="contactEmail"
            label={t('field.contactEmail')}
            hint={t('field.contactEmailHint')}
            type="email"
          />
        </>
      }
    />
  );
}

type JobShareProps = { values: JobInput };

function JobShare({ values }: JobShareProps) {
  return <LazySharePreview {...useJobMeta(values)} path="/job/details" />;
}
