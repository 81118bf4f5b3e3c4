import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewButton } from '#src/admin/list/new-button.tsx';
import { OrderedList } from '#src/admin/list/ordered-list.tsx';
import { advertisementApi } from './api.ts';
import { AdvertisementRow } from './advertisement-row.tsx';

export function Component() {
  const { t } = useTranslation('advertisement-rota');
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <OrderedList
        label={t('list.title')}
        api={advertisementApi}
        labelOf={({ title }) => title}
        textsOf={({ title, subtitle, link }) => [title, subtitle, link]}
        columns={[
          { field: 'title', headerName: t('field.title') },
          { field: 'subtitle', headerName: t('field.subtitle') },
          { field: 'link', headerName: t('field.link') },
          { field: 'startTime', headerName: t('field.startTime') },
          { field: 'endTime', headerName: t('field.endTime') },
          { field: 'sort', headerName: t('field.sort') },
          { field: 'status', headerName: t('status.label') },
        ]}
        newButton={newButton}
        row={(advertisement, actions) => (
          <AdvertisementRow advertisement={advertisement} actions={actions} />
        )}
      />
    </>
  );
}
