import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewRecord } from '#src/crud/new-record.tsx';
import { historyApi } from './api.ts';
import { HistoryForm } from './history-form.tsx';
import { HistoryPreview } from './history-preview.tsx';
import { emptyHistoryEntry, HistoryEntryInput } from './input.ts';

export function Component() {
  const { t } = useTranslation('development-history');
  return (
    <>
      <PageHeader title={t('new.title')} />
      <NewRecord
        api={historyApi}
        schema={HistoryEntryInput}
        empty={emptyHistoryEntry}
        fields={HistoryForm}
        preview={(values) => <HistoryPreview values={values} />}
        listPath="/backstage/content/development-history/list"
      />
    </>
  );
}
