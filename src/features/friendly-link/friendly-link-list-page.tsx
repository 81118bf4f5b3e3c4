import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { createImportButton } from '#src/admin/import/import-button.tsx';
import { HeaderActions } from '#src/admin/ui/header-actions.tsx';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { OrderedList } from '#src/admin/list/ordered-list.tsx';
import { TextRow } from '#src/admin/list/cells/text-row.tsx';
import { useFileColumns } from '#src/admin/list/use-columns.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { Picture } from '#src/components/picture.tsx';
import { safeHref } from '#src/lib/links/safe-href.ts';
import { type FriendlyLink, friendlyLinkFields, friendlyLinkApi } from './schema.ts';

const friendlyLinkAdminApi = adminApi(friendlyLinkApi);

const ImportButton = createImportButton(
  async () => (await import('./friendly-link-import.tsx')).FriendlyLinkImport,
);

export function Component() {
  const { t } = useTranslation('friendly-link');
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader
        title={t('list.title')}
        purpose={t('list.purpose')}
        action={
          <HeaderActions>
            <ImportButton />
            {newButton}
          </HeaderActions>
        }
      />
      <OrderedList
        label={t('list.title')}
        api={friendlyLinkAdminApi}
        textsOf={(link) => [link.name, link.url, link.description]}
        columns={useFileColumns(friendlyLinkFields, 'friendly-link')([])}
        newButton={newButton}
        row={(link, actions) => <FriendlyLinkRow link={link} actions={actions} />}
      />
    </>
  );
}

type FriendlyLinkRowProps = { link: FriendlyLink; actions: ReactNode };

function FriendlyLinkRow({ link, actions }: FriendlyLinkRowProps) {
  return (
    <TextRow
      title={link.name}
      to={editPathOf(link.id)}
      text={
        <Link
          href={safeHref(link.url)}
          target="_blank"
          rel="noopener"
          color="inherit"
          sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
        >
          {link.url}
        </Link>
      }
      picture={<Picture src={assetUrl(link.logo)} alt="" ratio={2} sizes="72px" fit="contain" />}
      record={link}
      name={link.name}
      actions={actions}
    />
  );
}
