import { adminApi } from '#src/admin/admin-api.ts';
import { createImportButton } from '#src/admin/import/import-button.tsx';
import { type ListLook, TypeListPage } from '#src/admin/list/type-list-page.tsx';
import { type FriendlyLink, friendlyLinkApi } from './schema.ts';

const friendlyLinkAdminApi = adminApi(friendlyLinkApi);

const ImportButton = createImportButton(
  async () => (await import('./friendly-link-import.tsx')).FriendlyLinkImport,
);

const LOOK: ListLook<FriendlyLink> = { texts: ['url'] };

export function Component() {
  return <TypeListPage api={friendlyLinkAdminApi} look={LOOK} importButton={<ImportButton />} />;
}
