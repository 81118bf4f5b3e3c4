import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { SortInput } from '#src/admin/form/inputs/sort-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { isShown } from '#src/api/status.ts';
import { sameId } from '#src/lib/records/id.ts';
import { historyAdminApi } from './admin-api.ts';
import { historyApi } from './api.ts';
import { HistoryDateInput } from './history-date-input.tsx';
import { emptyHistoryEntry, HistoryEntryInput } from './input.ts';
import { HistoryTimeline } from './public/history-timeline.tsx';
import { byTime } from './public/timeline-years.ts';
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
      preview={(values) => <HistoryPreview values={values} />}
    />
  );
}

function HistoryForm() {
  const field = useFieldProps(historyFields, 'development-history');
  return (
    <FormColumns
      first={<TextInput {...field('title')} />}
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

type HistoryPreviewProps = { values: HistoryEntryInput };

const ALL = { pageNo: 1, pageSize: 500, sortField: 'date', sortOrder: 'desc' } as const;
const NEIGHBOURS = 2;

/** The edited entry between its neighbours on the timeline. */
function HistoryPreview({ values }: HistoryPreviewProps) {
  const { id } = useParams();
  const { data } = useQuery(historyApi.page(ALL));
  const others = (data?.rows ?? []).filter((entry) => isShown(entry) && !sameId(entry.id, id));
  const entries = [...others, values].toSorted(byTime);
  const place = entries.indexOf(values);
  return (
    <HistoryTimeline
      entries={entries.slice(Math.max(0, place - NEIGHBOURS), place + NEIGHBOURS + 1)}
      highlighted={values}
    />
  );
}
