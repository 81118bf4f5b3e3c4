import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { offerUndo } from '#src/admin/deletion/offer-undo.ts';
import { useIsBeingDeleted } from '#src/admin/deletion/use-pending-deletions.ts';
import { hasMoments } from '#src/admin/records/record-source.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { useSession } from '#src/session/use-session.ts';
import {
  type Days,
  isReadByDays,
  isReversed,
  type Moment,
  movedTo,
  readMoments,
  type ReadMoments,
  valueOf,
} from './moments.ts';

const PART = 'calendar';
/** In ms: changes of colleagues are fetched when the page is opened again. */
const STALE = 30_000;

/**
 * The moments of all types on these days, and perhaps on others; and `move`, which changes the day of one and offers to
 * undo that.
 */
export function useMoments(days: Days) {
  const { t } = useTranslation('calendar');
  const client = useQueryClient();
  const isBeingDeleted = useIsBeingDeleted();
  const sources = useRecordSources().filter(hasMoments);
  const isSignedIn = useSession().status === 'authenticated';
  const results = useQueries({
    queries: sources.map((source) => ({
      queryKey: [source.name, PART, isReadByDays(source) ? days : {}],
      queryFn: () => readMoments(client, source, days),
      staleTime: STALE,
      gcTime: Infinity,
      enabled: isSignedIn,
    })),
  });
  const all = sources.flatMap((source, index) => {
    const result = results[index];
    return result ? [{ source, ...result }] : [];
  });

  const update = (moment: Moment) =>
    client.setQueriesData<ReadMoments>(
      { queryKey: [moment.source.name, PART] },
      (answer) =>
        answer && {
          ...answer,
          moments: answer.moments.map((one) => (one.key === moment.key ? moment : one)),
        },
    );
  const send = (moment: Moment) =>
    moment.source.patch?.(client, moment.record.id, () => ({ [moment.field]: valueOf(moment) }));
  const move = async (moment: Moment, day: string): Promise<void> => {
    const moved = movedTo(moment, day);
    const name = moment.record.title;
    if (isReversed(moved)) {
      toast.error(t('reversed', { name }));
      return;
    }
    const refresh = () => void client.invalidateQueries({ queryKey: [moment.source.name] });
    update(moved);
    try {
      await send(moved);
    } catch (error) {
      update(moment);
      toast.error(t('failed', { name }), { description: errorMessage(error) });
      return;
    }
    refresh();
    const text = t(`moved.${moment.kind}`, { name, day: formatDay(day) });
    const undo = async () => send(moment);
    await offerUndo(text, [{ record: { id: moment.record.id, name }, undo }], refresh);
  };
  return {
    moments: all.flatMap(({ data }) =>
      (data?.moments ?? []).filter(({ source, record }) => !isBeingDeleted(source.name, record.id)),
    ),
    /** The types that have more records than were read, and how many were. */
    partial: all.flatMap(({ source, data }) =>
      data && data.unread !== 0 ? [{ source, read: data.read }] : [],
    ),
    failures: all.flatMap(({ source, error, refetch }) =>
      error ? [{ source, error, retry: () => void refetch() }] : [],
    ),
    isReading: all.some(({ isPending }) => isPending),
    move,
  };
}
