import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormColumns } from '#src/admin/form/form-columns.tsx';
import { SortInput } from '#src/admin/form/sort-input.tsx';
import { SeoSection } from '#src/admin/form/seo-section.tsx';
import { SwitchInput } from '#src/admin/form/switch-input.tsx';
import { TagsInput } from '#src/admin/form/tags-input.tsx';
import { TextInput } from '#src/admin/form/text-input.tsx';
import { RichTextInput } from '#src/admin/form/rich-text-input.tsx';
import { StatusInput } from '#src/admin/form/status-input.tsx';
import { CategoryInput } from './category-input.tsx';
import { GalleryInput } from './gallery/gallery-input.tsx';
import { LONGEST_NAME } from './input.ts';
import type { ProductInput } from './input.ts';
import { SpecificationsInput } from './specifications/specifications-input.tsx';

export function ProductForm() {
  const { t } = useTranslation('products');
  const { control } = useFormContext<ProductInput>();
  return (
    <FormColumns
      main={
        <>
          <TextInput
            control={control}
            name="name"
            label={t('field.name')}
            required
            max={LONGEST_NAME}
          />
          <GalleryInput />
          <TextInput
            control={control}
            name="summary"
            label={t('field.summary')}
            hint={t('field.summaryHint')}
            rows={2}
            max={200}
          />
          <SpecificationsInput />
          <RichTextInput control={control} name="content" label={t('field.content')} />
          <SeoSection titleHint={t('field.seoHint')} />
        </>
      }
      side={
        <>
          <StatusInput control={control} name="status" />
          <SwitchInput
            control={control}
            name="recommended"
            label={t('field.recommended')}
            hint={t('field.recommendedHint')}
          />
          <CategoryInput />
          <TextInput
            control={control}
            name="model"
            label={t('field.model')}
            hint={t('field.modelHint')}
            max={40}
          />
          <TagsInput
            control={control}
            name="tags"
            label={t('field.tags')}
            hint={t('field.tagsHint')}
          />
          <SortInput control={control} name="sort" />
        </>
      }
    />
  );
}
