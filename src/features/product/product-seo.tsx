import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#src/components/form/text-input.tsx';
import type { ProductInput } from './input.ts';

/** What search engines are told of a product. */
export function ProductSeo() {
  const { t } = useTranslation('products');
  const { control } = useFormContext<ProductInput>();
  return (
    <>
      <TextInput
        control={control}
        name="seoTitle"
        label={t('field.seoTitle')}
        hint={t('field.seoHint')}
        max={80}
      />
      <TextInput control={control} name="seoKeywords" label={t('field.seoKeywords')} max={200} />
      <TextInput
        control={control}
        name="seoDescription"
        label={t('field.seoDescription')}
        rows={2}
        max={200}
      />
    </>
  );
}
