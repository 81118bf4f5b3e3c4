import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormColumns } from '#src/components/form/form-columns.tsx';
import { SortInput } from '#src/crud/fields/sort-input.tsx';
import { SeoSection } from '#src/components/form/seo-section.tsx';
import { SwitchInput } from '#src/components/form/switch-input.tsx';
import { TagsInput } from '#src/components/form/tags-input.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { RichTextInput } from '#src/crud/fields/rich-text-input.tsx';
import { StatusInput } from '#src/crud/fields/status-input.tsx';
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
