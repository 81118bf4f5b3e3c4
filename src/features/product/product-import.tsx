import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '#src/admin/deletion/use-choices.ts';
import { choiceField, picturesField } from '#src/admin/import/plan/fields.ts';
import { ImportDialog } from '#src/admin/import/import-dialog.tsx';
import { importType } from '#src/admin/import/plan/import-type.ts';
import {
  longTextField,
  SEO_TITLES,
  SORT_TITLES,
  STATUS_TITLES,
  useImportFields,
} from '#src/admin/import/plan/use-import-fields.ts';
import { inOrder, toTree } from '#src/lib/records/tree.ts';
import { productAdminApi } from './admin-api.ts';
import { productCategoryApi } from './category/api.ts';
import { pathName } from './category/path-name.ts';
import type { ProductCategory } from './category/schema.ts';
import { emptyProduct, ProductInput } from './input.ts';
import { productFields } from './schema.ts';
import { specificationsField } from './specifications/specifications-field.ts';

const TITLES = {
  name: ['名称', '产品名称', '品名', 'name', 'product'],
  model: ['型号', '产品型号', '规格型号', 'model'],
  categoryId: ['分类', '产品分类', '类别', 'category'],
  cover: ['封面', '封面图', '主图', '图片', 'cover', 'image'],
  images: ['产品图片', '图集', '组图', 'images', 'pictures'],
  summary: ['简介', '摘要', '卖点', 'summary'],
  content: ['详细介绍', '介绍', '详情', '内容', 'description', 'content', 'details'],
  specifications: ['规格参数', '参数', '规格', 'specifications', 'specs'],
  tags: ['标签', 'tags'],
  recommended: ['推荐', '是否推荐', 'recommended', 'featured'],
  sort: SORT_TITLES,
  status: STATUS_TITLES,
  ...SEO_TITLES,
};

type ProductImportProps = { onClose: () => void };

export function ProductImport({ onClose }: ProductImportProps) {
  const categories = useChoices(productCategoryApi);
  const type = useProductImport(categories.data?.rows);
  return <ImportDialog type={type} choices={categories} onClose={onClose} />;
}

function useProductImport(categories: readonly ProductCategory[] | undefined) {
  const { t } = useTranslation('import');
  const fieldsOf = useImportFields(productFields, 'products');
  return useMemo(() => {
    const branches = inOrder(toTree(categories ?? []));
    return importType({
      api: productAdminApi,
      schema: ProductInput,
      noun: t('noun.product'),
      empty: emptyProduct,
      keys: ['name'],
      example: {
        ...emptyProduct(),
        categoryId: branches[0]?.record.id,
        name: t('example.productName'),
        model: t('example.model'),
        cover: t('example.cover'),
        summary: t('example.summary'),
        content: t('example.content'),
        specifications: [{ name: t('example.parameter'), value: t('example.parameterValue') }],
        tags: [t('example.tag')],
      },
      fields: fieldsOf(TITLES, {
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
        summary: longTextField,
        specifications: specificationsField,
        seoDescription: longTextField,
      }),
    });
  }, [t, categories, fieldsOf]);
}
