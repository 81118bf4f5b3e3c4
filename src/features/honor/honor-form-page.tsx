import { useTranslation } from 'react-i18next';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { HonorForm } from './honor-form.tsx';
import { emptyHonor, HonorInput } from './input.ts';
import { Honor } from './schema.ts';
import { honorAdminApi } from './admin-api.ts';

export function Component() {
  const { t } = useTranslation('honor');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={honorAdminApi}
      record={Honor}
      schema={HonorInput}
      empty={emptyHonor}
      fields={HonorForm}
      listPath="/backstage/content/honor/list"
    />
  );
}
