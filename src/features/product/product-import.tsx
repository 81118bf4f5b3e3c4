import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '#src/admin/deletion/use-choices.ts';
import {
  choiceField,
  pictureField,
  picturesField,
  richTextField,
  tagsField,
  textField,
} from '#src/admin/import/plan/fields.ts';
import { ImportDialog } from '#src/admin/import/import-dialog.tsx';
import { importType } from '#src/admin/import/plan/import-type.ts';
import { useCommonFields } from '#src/admin/import/plan/use-common-fields.ts';
import { inOrder, toTree } from '#src/lib/records/tree.ts';
import { productAdminApi } from './admin-api.ts';
import { productCategoryApi } from './category/api.ts';
import { pathName } from './category/path-name.ts';
import type { ProductCategory } from './category/schema.ts';
import { emptyProduct, ProductInput } from './input.ts';
import { specificationsField } from './specifications/specifications-field.ts';

type ProductImportProps = { onClose: () => void };

export function ProductImport({ onClose }: ProductImportProps) {
  const categories = useChoices(productCategoryApi);
  const type = useProductImport(categories.data?.rows);
  return <ImportDialog type={type} choices={categories} onClose={onClose} />;
}

function useProductImport(categories: readonly ProductCategory[] | undefined) {
  const { t } = useTranslation(['products', 'import']);
  const { id, status, sort, seo, yesNo } = useCommonFields();
  return useMemo(() => {
    const branches = inOrder(toTree(categories ?? []));
    return importType({
      api: productAdminApi,
      schema: ProductInput,
      noun: t('import:noun.product'),
      empty: emptyProduct,
      keys: ['name'],
      example: {
        ...emptyProduct(),
        categoryId: branches[0]?.record.id,
        name: t('import:example.productName'),
        model: t('import:example.model'),
        cover: t('import:example.cover'),
        summary: t('import:example.summary'),
        content: t('import:example.content'),
        specifications: [
          { name: t('import:example.parameter'), value: t('import:example.parameterValue') },
        ],
        tags: [t('import:example.tag')],
      },
      fields: [
        id,
        textField({
          name: 'name',
          label: t('field.name'),
          titles: ['名称', '产品名称', '品名', 'name', 'product'],
          isRequired: true,
        }),
        textField({
          name: 'model',
          label: t('field.model'),
          titles: ['型号', '产品型号', '规格型号', 'model'],
        }),
        choiceField(
          {
            name: 'categoryId',
            label: t('field.categoryId'),
            titles: ['分类', '产品分类', '类别', 'category'],
            isRequired: true,
          },
          branches.map((branch) => ({
            value: branch.record.id,
            label: pathName(branch),
            words: [branch.record.name, `${branch.record.id}`],
          })),
        ),
        pictureField({
          name: 'cover',
          label: t('field.cover'),
          titles: ['封面', '封面图', '主图', '图片', 'cover', 'image'],
          isRequired: true,
        }),
        picturesField({
          name: 'images',
          label: t('field.images'),
          titles: ['产品图片', '图集', '组图', 'images', 'pictures'],
        }),
        textField({
          name: 'summary',
          label: t('field.summary'),
          titles: ['简介', '摘要', '卖点', 'summary'],
          isLong: true,
        }),
        richTextField({
          name: 'content',
          label: t('field.content'),
          titles: ['详细介绍', '介绍', '详情', '内容', 'description', 'content', 'details'],
        }),
        specificationsField({
          name: 'specifications',
          label: t('field.specifications'),
          titles: ['规格参数', '参数', '规格', 'specifications', 'specs'],
        }),
        tagsField({ name: 'tags', label: t('field.tags'), titles: ['标签', 'tags'] }),
        yesNo({
          name: 'recommended',
          label: t('field.recommended'),
          titles: ['推荐', '是否推荐', 'recommended', 'featured'],
        }),
        sort,
        status,
        ...seo,
      ],
    });
  }, [t, categories, id, status, sort, seo, yesNo]);
}
