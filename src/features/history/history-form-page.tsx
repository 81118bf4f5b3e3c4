import { useTranslation } from 'react-i18next';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { HistoryForm } from './history-form.tsx';
import { HistoryPreview } from './history-preview.tsx';
import { emptyHistoryEntry, HistoryEntryInput } from './input.ts';
import { HistoryEntry } from './schema.ts';
import { historyAdminApi } from './admin-api.ts';

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
      preview={(values) => <HistoryPreview values={values} />}
      listPath="/backstage/content/development-history/list"
    />
  );
}
