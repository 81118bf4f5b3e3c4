import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ImageInput } from '#src/admin/form/image-input.tsx';
import { SortInput } from '#src/admin/form/sort-input.tsx';
import { StatusInput } from '#src/admin/form/status-input.tsx';
import { TextInput } from '#src/admin/form/text-input.tsx';
import { FormColumns } from '#src/admin/form/form-columns.tsx';
import { HistoryDateInput } from './history-date-input.tsx';
import type { HistoryEntryInput } from './input.ts';

export function HistoryForm() {
  const { t } = useTranslation('development-history');
  const { control } = useFormContext<HistoryEntryInput>();
  return (
    <FormColumns
      main={
        <>
          <TextInput control={control} name="title" label={t('field.title')} required max={60} />
          <HistoryDateInput control={control} />
          <TextInput
            control={control}
            name="description"
            label={t('field.description')}
            hint={t('field.descriptionHint')}
            rows={4}
            max={500}
          />
        </>
      }
      side={
        <>
          <StatusInput control={control} name="status" />
          <ImageInput control={control} name="image" label={t('field.image')} ratio={4 / 3} />
          <SortInput control={control} name="sort" hint={t('field.sortHint')} />
        </>
      }
    />
  );
}
