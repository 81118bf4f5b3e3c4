import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '#src/admin/deletion/use-choices.ts';
import { ImportDialog } from '#src/admin/import/import-dialog.tsx';
import { choiceField, picturesField } from '#src/admin/import/plan/fields.ts';
import { tableImport } from '#src/admin/import/plan/import-fields.ts';
import { inOrder, toTree } from '#src/lib/records/tree.ts';
import { productAdminApi } from './admin-api.ts';
import { pathName } from './category/path-name.ts';
import { productCategoryApi } from './category/schema.ts';
import { emptyProduct, ProductInput } from './input.ts';
import { specificationsField } from './specifications/specifications-field.ts';

type ProductImportProps = { onClose: () => void };

export function ProductImport({ onClose }: ProductImportProps) {
  const { t } = useTranslation('import');
  const choices = useChoices(productCategoryApi);
  const categories = choices.data?.rows;
  const type = useMemo(() => {
    const branches = inOrder(toTree(categories ?? []));
    return tableImport({
      api: productAdminApi,
      namespace: 'products',
      schema: ProductInput,
      noun: t('noun.product'),
      empty: emptyProduct,
      example: {
        categoryId: branches[0]?.record.id,
        name: t('example.productName'),
        model: t('example.model'),
        cover: t('example.cover'),
        summary: t('example.summary'),
        content: t('example.content'),
        specifications: [{ name: t('example.parameter'), value: t('example.parameterValue') }],
        tags: [t('example.tag')],
      },
      makers: {
        categoryId: (options) =>
          choiceField(
            options,
            branches.map((branch) => ({
              value: branch.record.id,
              label: pathName(branch),
              words: [branch.record.name, `${branch.record.id}`],
            })),
          ),
        images: picturesField,
        specifications: specificationsField,
      },
    });
  }, [t, categories]);
  return <ImportDialog type={type} choices={choices} onClose={onClose} />;
}
