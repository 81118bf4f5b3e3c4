import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewRecord } from '#src/crud/new-record.tsx';
import { advertisementApi } from './api.ts';
import { AdvertisementForm } from './advertisement-form.tsx';
import { emptyAdvertisement, AdvertisementInput } from './input.ts';

export function Component() {
  const { t } = useTranslation('advertisement-rota');
  return (
    <>
      <PageHeader title={t('new.title')} />
      <NewRecord
        api={advertisementApi}
        schema={AdvertisementInput}
        empty={emptyAdvertisement}
        fields={AdvertisementForm}
        listPath="/backstage/site/advertisement-rota/list"
      />
    </>
  );
}
