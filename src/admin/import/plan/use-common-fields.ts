import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { idField, numberField, statusField, textField, yesNoField } from './fields.ts';
import type { ImportField } from './fields.ts';

/** Fields that several types have. */
export function useCommonFields() {
  const { t } = useTranslation(['crud', 'import']);
  return useMemo(() => {
    const texts = { yes: t('crud:list.yes'), no: t('crud:list.no') };
    const status = { shown: t('status.shown'), hidden: t('status.hidden') };
    return {
      id: idField(t('import:id')),
      status: statusField(
        { name: 'status', label: t('field.status'), titles: ['状态', '显示状态', 'visibility'] },
        status,
      ),
      sort: numberField({
        name: 'sort',
        label: t('field.sort'),
        titles: ['排序', '序号', '顺序', 'order'],
      }),
      seo: [
        textField({
          name: 'seoTitle',
          label: t('crud:field.seoTitle'),
          titles: ['seo标题', '搜索引擎标题', 'seo title'],
        }),
        textField({
          name: 'seoKeywords',
          label: t('crud:field.seoKeywords'),
          titles: ['seo关键词', '关键词', '搜索关键词', 'keywords'],
        }),
        textField({
          name: 'seoDescription',
          label: t('crud:field.seoDescription'),
          titles: ['seo描述', '搜索引擎描述', 'meta description'],
          isLong: true,
        }),
      ],
      yesNo: (named: Pick<ImportField, 'name' | 'label' | 'titles'>) => yesNoField(named, texts),
    };
  }, [t]);
}
