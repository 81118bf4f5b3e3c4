import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { EditRecord } from '#src/crud/edit-record.tsx';
import { honorApi } from './api.ts';
import { HonorForm } from './honor-form.tsx';
import { emptyHonor, HonorInput } from './input.ts';
import { Honor } from './schema.ts';

export function Component() {
  const { t } = useTranslation('honor');
  return (
    <>
      <PageHeader title={t('edit.title')} />
      <EditRecord
        api={honorApi}
        record={Honor}
        schema={HonorInput}
        empty={emptyHonor}
        fields={HonorForm}
        listPath="/backstage/content/honor/list"
      />
    </>
  );
}
