import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { ImportDialog } from '#src/admin/import/import-dialog.tsx';
import { tableImport } from '#src/admin/import/plan/import-fields.ts';
import { friendlyLinkApi } from './schema.ts';

export function FriendlyLinkImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('import');
  const type = useMemo(
    () =>
      tableImport({
        api: adminApi(friendlyLinkApi),
        namespace: 'friendly-link',
        noun: t('noun.link'),
        example: {
          name: t('example.linkName'),
          url: 'https://www.example.com',
          description: t('example.linkDescription'),
        },
      }),
    [t],
  );
  return <ImportDialog type={type} onClose={onClose} />;
}
