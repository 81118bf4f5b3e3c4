import { adminApi } from '#src/admin/admin-api.ts';
import { createImportButton } from '#src/admin/import/import-button.tsx';
import type { ListLook } from '#src/admin/list/type-list.tsx';
import { WholeTypeListPage } from '#src/admin/list/whole-type-list.tsx';
import { type FriendlyLink, friendlyLinkApi } from './schema.ts';

const friendlyLinkAdminApi = adminApi(friendlyLinkApi);

const ImportButton = createImportButton(
  async () => (await import('./friendly-link-import.tsx')).FriendlyLinkImport,
);

const LOOK: ListLook<FriendlyLink> = { texts: ['url'] };

export function Component() {
  return (
    <WholeTypeListPage api={friendlyLinkAdminApi} look={LOOK} importButton={<ImportButton />} />
  );
}
