import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordChoices } from '#src/admin/deletion/use-record-choices.ts';
import { ImportDialog } from '#src/admin/import/import-dialog.tsx';
import {
  choiceField,
  picturesField,
  type FieldOptions,
  type ImportField,
} from '#src/admin/import/plan/fields.ts';
import { tableImport } from '#src/admin/import/plan/import-fields.ts';
import { inOrder, toTree } from '#src/lib/records/tree.ts';
import { productAdminApi } from './admin-api.ts';
import { pathName } from './category/path-name.ts';
import { productCategoryApi } from './category/schema.ts';
import { emptyProduct, ProductInput } from './input.ts';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { specificationsText } from './specifications/specifications-text.ts';

export function ProductImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('import');
  const choices = useRecordChoices(productCategoryApi);
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

/** The import field for specifications: a name and a value on each line. */
function specificationsField(options: FieldOptions): ImportField {
  return {
    ...options,
    isLong: true,
    read: (text) => {
      const lines = text.split(/[\n;；]/).filter((line) => line.trim() !== '');
      const rows = lines.map(rowOf);
      return rows.includes(null) ? { problem: 'specification' } : { value: rows };
    },
    write: specificationsText,
  };
}

function rowOf(line: string): Record<string, string> | null {
  const [chinese = '', english] = HAS_ENGLISH ? line.split(/[|｜]/) : [line];
  const [, name = '', value = ''] = /^([^:：]+)[:：](.+)$/.exec(chinese.trim()) ?? [];
  if (name === '' || value === '') return null;
  const row = { name: name.trim(), value: value.trim() };
  if (!HAS_ENGLISH) return row;
  const [, nameEn = '', valueEn = ''] = /^([^:：]*)[:：](.*)$/.exec(english?.trim() ?? '') ?? [];
  return { ...row, nameEn: nameEn.trim(), valueEn: valueEn.trim() };
}
