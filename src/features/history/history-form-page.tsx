import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { SortInput } from '#src/admin/form/inputs/sort-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { isShown } from '#src/api/status.ts';
import { sameId } from '#src/lib/records/id.ts';
import { historyAdminApi } from './admin-api.ts';
import { historyApi } from './api.ts';
import { HistoryDateInput } from './history-date-input.tsx';
import { emptyHistoryEntry, HistoryEntryInput } from './input.ts';
import { HistoryTimeline } from './public/history-timeline.tsx';
import { byTime } from './public/timeline-years.ts';
import { HistoryEntry } from './schema.ts';

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
