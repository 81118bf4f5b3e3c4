import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewButton } from '#src/admin/list/new-button.tsx';
import { OrderedList } from '#src/admin/list/ordered-list.tsx';
import { friendlyLinkApi } from './api.ts';
import { FriendlyLinkRow } from './friendly-link-row.tsx';

export function Component() {
  const { t } = useTranslation('friendly-link');
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <OrderedList
        label={t('list.title')}
        api={friendlyLinkApi}
        labelOf={(link) => link.name}
        textsOf={(link) => [link.name, link.url, link.description]}
        columns={[
          { field: 'name', headerName: t('field.name') },
          { field: 'url', headerName: t('field.url') },
          { field: 'description', headerName: t('field.description') },
          { field: 'sort', headerName: t('field.sort') },
          { field: 'status', headerName: t('status.label') },
        ]}
        newButton={newButton}
        row={(link, actions) => <FriendlyLinkRow link={link} actions={actions} />}
      />
    </>
  );
}
