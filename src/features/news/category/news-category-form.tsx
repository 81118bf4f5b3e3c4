import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SortInput } from '#src/admin/form/sort-input.tsx';
import { StatusInput } from '#src/admin/form/status-input.tsx';
import { TextInput } from '#src/admin/form/text-input.tsx';
import { FormColumns } from '#src/admin/form/form-columns.tsx';
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
