import { useTranslation } from 'react-i18next';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { SortInput } from '#src/admin/form/inputs/sort-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { historyAdminApi } from './admin-api.ts';
import { HistoryDateInput } from './history-date-input.tsx';
import { emptyHistoryEntry, HistoryEntryInput } from './input.ts';
import { HistoryEntry, historyFields } from './schema.ts';

export function Component() {
  const { t } = useTranslation('development-history');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={historyAdminApi}
      record={HistoryEntry}
      schema={HistoryEntryInput}
      empty={emptyHistoryEntry}
      fields={HistoryForm}
    />
  );
}

function HistoryForm() {
  const field = useFieldProps(historyFields, 'development-history');
  return (
    <FormColumns
      first={<TextInput {...field('title')} isHeading />}
      main={
        <>
          <HistoryDateInput />
          <TextInput {...field('description')} rows={4} />
        </>
      }
      side={
        <>
          <StatusInput {...field('status')} />
          <ImageInput {...field('image')} />
          <SortInput {...field('sort')} />
        </>
      }
    />
  );
}
