import { useTranslation } from 'react-i18next';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { advertisementApi } from './api.ts';
import { AdvertisementForm } from './advertisement-form.tsx';
import { emptyAdvertisement, AdvertisementInput } from './input.ts';
import { Advertisement } from './schema.ts';

export function Component() {
  const { t } = useTranslation('advertisement-rota');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={advertisementApi}
      record={Advertisement}
      schema={AdvertisementInput}
      empty={emptyAdvertisement}
      fields={AdvertisementForm}
      listPath="/backstage/site/advertisement-rota/list"
    />
  );
}
