import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isShown } from '#src/api/status.ts';
import { historyApi } from './api.ts';
import type { HistoryEntryInput } from './input.ts';
import { HistoryTimeline } from './public/history-timeline.tsx';
import { byTime } from './public/timeline-years.ts';

type HistoryPreviewProps = { values: HistoryEntryInput };

const ALL = { pageNo: 1, pageSize: 500, sortField: 'date', sortOrder: 'desc' } as const;
const AROUND = 2;

/** What is typed, on the timeline between its neighbours (R13). */
export function HistoryPreview({ values }: HistoryPreviewProps) {
  const { id } = useParams();
  const { data } = useQuery(historyApi.page(ALL));
  const others = (data?.rows ?? []).filter((entry) => isShown(entry) && String(entry.id) !== id);
  const entries = [...others, values].toSorted(byTime);
  const place = entries.indexOf(values);
  return (
    <HistoryTimeline
      entries={entries.slice(Math.max(0, place - AROUND), place + AROUND + 1)}
      marked={values}
    />
  );
}
