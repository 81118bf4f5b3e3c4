import { useTranslation } from 'react-i18next';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { jobAdminApi } from './admin-api.ts';
import { emptyJob, JobInput } from './input.ts';
import { JobForm } from './job-form.tsx';
import { JobArticle } from './public/job-article.tsx';
import { Job } from './schema.ts';

export function Component() {
  const { t } = useTranslation('recruitment-info');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={jobAdminApi}
      record={Job}
      schema={JobInput}
      empty={emptyJob()}
      fields={JobForm}
      preview={(values) => <JobArticle job={values} />}
      listPath="/backstage/content/recruitment-info/list"
    />
  );
}
