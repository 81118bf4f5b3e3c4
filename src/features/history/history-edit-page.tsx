import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { EditRecord } from '#src/crud/edit-record.tsx';
import { historyApi } from './api.ts';
import { HistoryForm } from './history-form.tsx';
import { HistoryPreview } from './history-preview.tsx';
import { emptyHistoryEntry, HistoryEntryInput } from './input.ts';
import { HistoryEntry } from './schema.ts';

export function Component() {
  const { t } = useTranslation('development-history');
  return (
    <>
      <PageHeader title={t('edit.title')} />
      <EditRecord
        api={historyApi}
        record={HistoryEntry}
        schema={HistoryEntryInput}
        empty={emptyHistoryEntry}
        fields={HistoryForm}
        preview={(values) => <HistoryPreview values={values} />}
        listPath="/backstage/content/development-history/list"
      />
    </>
  );
}
