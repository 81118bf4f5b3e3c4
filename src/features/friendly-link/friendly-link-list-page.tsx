import { createImportButton } from '#src/admin/import/import-button.tsx';
import { type ListLook, TypeListPage } from '#src/admin/list/type-list-page.tsx';
import { friendlyLinkAdminApi } from './admin-api.ts';
import type { FriendlyLink } from './schema.ts';

const ImportButton = createImportButton(
  async () => (await import('./friendly-link-import.tsx')).FriendlyLinkImport,
);

const LOOK: ListLook<FriendlyLink> = { texts: ['url'] };

export function Component() {
  return <TypeListPage api={friendlyLinkAdminApi} look={LOOK} importButton={<ImportButton />} />;
}
