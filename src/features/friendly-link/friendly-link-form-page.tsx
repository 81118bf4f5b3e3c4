import { useTranslation } from 'react-i18next';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { friendlyLinkApi } from './api.ts';
import { FriendlyLinkForm } from './friendly-link-form.tsx';
import { emptyFriendlyLink, FriendlyLinkInput } from './input.ts';
import { FriendlyLink } from './schema.ts';

export function Component() {
  const { t } = useTranslation('friendly-link');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={friendlyLinkApi}
      record={FriendlyLink}
      schema={FriendlyLinkInput}
      empty={emptyFriendlyLink}
      fields={FriendlyLinkForm}
      listPath="/backstage/site/friendly-link/list"
    />
  );
}
