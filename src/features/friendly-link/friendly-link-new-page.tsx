import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewRecord } from '#src/crud/new-record.tsx';
import { friendlyLinkApi } from './api.ts';
import { FriendlyLinkForm } from './friendly-link-form.tsx';
import { emptyFriendlyLink, FriendlyLinkInput } from './input.ts';

export function Component() {
  const { t } = useTranslation('friendly-link');
  return (
    <>
      <PageHeader title={t('new.title')} />
      <NewRecord
        api={friendlyLinkApi}
        schema={FriendlyLinkInput}
        empty={emptyFriendlyLink}
        fields={FriendlyLinkForm}
        listPath="/backstage/site/friendly-link/list"
      />
    </>
  );
}
