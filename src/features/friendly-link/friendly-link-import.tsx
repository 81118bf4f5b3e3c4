import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportDialog } from '#src/admin/import/import-dialog.tsx';
import { importType } from '#src/admin/import/plan/import-type.ts';
import {
  longTextField,
  SORT_TITLES,
  STATUS_TITLES,
  useImportFields,
} from '#src/admin/import/plan/use-import-fields.ts';
import { friendlyLinkAdminApi } from './admin-api.ts';
import { emptyFriendlyLink, FriendlyLinkInput } from './input.ts';
import { friendlyLinkFields } from './schema.ts';

const TITLES = {
  name: ['名称', '网站名称', '链接名称', 'name', 'site'],
  url: ['网址', '链接', '链接地址', '地址', 'url', 'link', 'address', 'website'],
  description: ['简介', '描述', '说明', 'description'],
  logo: ['标志', 'logo', '图标', '图片'],
  sort: SORT_TITLES,
  status: STATUS_TITLES,
};

type FriendlyLinkImportProps = { onClose: () => void };

export function FriendlyLinkImport({ onClose }: FriendlyLinkImportProps) {
  const type = useFriendlyLinkImport();
  return <ImportDialog type={type} onClose={onClose} />;
}

function useFriendlyLinkImport() {
  const { t } = useTranslation('import');
  const fieldsOf = useImportFields(friendlyLinkFields, 'friendly-link');
  return useMemo(
    () =>
      importType({
        api: friendlyLinkAdminApi,
        schema: FriendlyLinkInput,
        noun: t('noun.link'),
        empty: emptyFriendlyLink,
        keys: ['name'],
        example: {
          ...emptyFriendlyLink(),
          name: t('example.linkName'),
          url: 'https://www.example.com',
          description: t('example.linkDescription'),
        },
        fields: fieldsOf(TITLES, { description: longTextField }),
      }),
    [t, fieldsOf],
  );
}
