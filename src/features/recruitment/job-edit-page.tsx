import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { EditRecord } from '#src/crud/edit-record.tsx';
import { jobApi } from './api.ts';
import { emptyJob, JobInput } from './input.ts';
import { JobForm } from './job-form.tsx';
import { JobPreview } from './job-preview.tsx';
import { Job } from './schema.ts';

export function Component() {
  const { t } = useTranslation('recruitment-info');
  return (
    <>
      <PageHeader title={t('edit.title')} />
      <EditRecord
        api={jobApi}
        record={Job}
        schema={JobInput}
        empty={emptyJob()}
        fields={JobForm}
        preview={(values) => <JobPreview values={values} />}
        listPath="/backstage/content/recruitment-info/list"
      />
    </>
  );
}
