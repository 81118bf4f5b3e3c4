import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { useRecordChoices } from '#src/admin/deletion/use-record-choices.ts';
import { ImportDialog } from '#src/admin/import/import-dialog.tsx';
import { choiceField } from '#src/admin/import/plan/fields.ts';
import { tableImport } from '#src/admin/import/plan/import-fields.ts';
import { newsCategoryApi } from './category/schema.ts';
import { newsApi } from './schema.ts';

export function NewsImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('import');
  const choices = useRecordChoices(newsCategoryApi);
  const categories = choices.data?.rows;
  const type = useMemo(
    () =>
      tableImport({
        api: adminApi(newsApi),
        namespace: 'industry-news',
        noun: t('noun.news'),
        example: {
          categoryId: categories?.[0]?.id,
          title: t('example.newsTitle'),
          summary: t('example.summary'),
          content: t('example.content'),
          author: t('example.author'),
          tags: [t('example.tag')],
        },
        makers: {
          categoryId: (options) =>
            choiceField(
              options,
              (categories ?? []).map(({ id, name }) => ({
                value: id,
                label: name,
                words: [`${id}`],
              })),
            ),
        },
      }),
    [t, categories],
  );
  return <ImportDialog type={type} choices={choices} onClose={onClose} />;
}
