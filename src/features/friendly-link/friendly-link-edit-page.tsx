import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { EditRecord } from '#src/crud/edit-record.tsx';
import { friendlyLinkApi } from './api.ts';
import { FriendlyLinkForm } from './friendly-link-form.tsx';
import { emptyFriendlyLink, FriendlyLinkInput } from './input.ts';
import { FriendlyLink } from './schema.ts';

export function Component() {
  const { t } = useTranslation('friendly-link');
  return (
    <>
      <PageHeader title={t('edit.title')} />
      <EditRecord
        api={friendlyLinkApi}
        record={FriendlyLink}
        schema={FriendlyLinkInput}
        empty={emptyFriendlyLink}
        fields={FriendlyLinkForm}
        listPath="/backstage/site/friendly-link/list"
      />
    </>
  );
}
