import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { EditRecord } from '#src/crud/edit-record.tsx';
import { advertisementApi } from './api.ts';
import { AdvertisementForm } from './advertisement-form.tsx';
import { emptyAdvertisement, AdvertisementInput } from './input.ts';
import { Advertisement } from './schema.ts';

export function Component() {
  const { t } = useTranslation('advertisement-rota');
  return (
    <>
      <PageHeader title={t('edit.title')} />
      <EditRecord
        api={advertisementApi}
        record={Advertisement}
        schema={AdvertisementInput}
        empty={emptyAdvertisement}
        fields={AdvertisementForm}
        listPath="/backstage/site/advertisement-rota/list"
      />
    </>
  );
}
