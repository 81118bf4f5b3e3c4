import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewRecord } from '#src/crud/new-record.tsx';
import { honorApi } from './api.ts';
import { HonorForm } from './honor-form.tsx';
import { emptyHonor, HonorInput } from './input.ts';

export function Component() {
  const { t } = useTranslation('honor');
  return (
    <>
      <PageHeader title={t('new.title')} />
      <NewRecord
        api={honorApi}
        schema={HonorInput}
        empty={emptyHonor}
        fields={HonorForm}
        listPath="/backstage/content/honor/list"
      />
    </>
  );
}
