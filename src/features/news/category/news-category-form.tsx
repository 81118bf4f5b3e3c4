import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SortInput } from '#src/crud/fields/sort-input.tsx';
import { StatusInput } from '#src/crud/fields/status-input.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { FormColumns } from '#src/components/form/form-columns.tsx';
import type { NewsCategoryInput } from './input.ts';

export function NewsCategoryForm() {
  const { t } = useTranslation('industry-news-category');
  const { control } = useFormContext<NewsCategoryInput>();
  return (
    <FormColumns
      main={
        <>
          <TextInput control={control} name="name" label={t('field.name')} required max={30} />
          <TextInput
            control={control}
            name="description"
            label={t('field.description')}
            rows={3}
            max={200}
          />
        </>
      }
      side={
        <>
          <StatusInput control={control} name="status" />
          <SortInput control={control} name="sort" isDraggable />
        </>
      }
    />
  );
}
