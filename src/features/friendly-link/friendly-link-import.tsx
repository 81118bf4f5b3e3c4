import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureField, textField } from '#src/admin/import/plan/fields.ts';
import { ImportDialog } from '#src/admin/import/import-dialog.tsx';
import { importType } from '#src/admin/import/plan/import-type.ts';
import { useCommonFields } from '#src/admin/import/plan/use-common-fields.ts';
import { friendlyLinkAdminApi } from './admin-api.ts';
import { emptyFriendlyLink, FriendlyLinkInput } from './input.ts';

type FriendlyLinkImportProps = { onClose: () => void };

export function FriendlyLinkImport({ onClose }: FriendlyLinkImportProps) {
  const type = useFriendlyLinkImport();
  return <ImportDialog type={type} onClose={onClose} />;
}

function useFriendlyLinkImport() {
  const { t } = useTranslation(['friendly-link', 'import']);
  const { id, status, sort } = useCommonFields();
  return useMemo(
    () =>
      importType({
        api: friendlyLinkAdminApi,
        schema: FriendlyLinkInput,
        noun: t('import:noun.link'),
        empty: emptyFriendlyLink,
        keys: ['name'],
        example: {
          ...emptyFriendlyLink(),
          name: t('import:example.linkName'),
          url: 'https://www.example.com',
          description: t('import:example.linkDescription'),
        },
        fields: [
          id,
          textField({
            name: 'name',
            label: t('field.name'),
            titles: ['名称', '网站名称', '链接名称', 'name', 'site'],
            isRequired: true,
          }),
          textField({
            name: 'url',
            label: t('field.url'),
            titles: ['网址', '链接', '链接地址', '地址', 'url', 'link', 'address', 'website'],
            isRequired: true,
          }),
          textField({
            name: 'description',
            label: t('field.description'),
            titles: ['简介', '描述', '说明', 'description'],
            isLong: true,
          }),
          pictureField({
            name: 'logo',
            label: t('field.logo'),
            titles: ['标志', 'logo', '图标', '图片'],
          }),
          sort,
          status,
        ],
      }),
    [t, id, status, sort],
  );
}
