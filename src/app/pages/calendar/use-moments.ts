import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { offerUndo } from '#src/admin/deletion/offer-undo.ts';
import { useIsBeingDeleted } from '#src/admin/deletion/use-pending-deletions.ts';
import { useEachSource } from '#src/admin/records/use-each-source.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { hasMoments, isReversed, movedTo, readMoments, valueOf } from './moments.ts';
import type { Moment } from './moments.ts';

const PART = 'calendar';
/** In ms: changes of colleagues are fetched when the page is opened again. */
const STALE = 30_000;

/** The moments of all types, and `move`, which changes the day of one and offers to undo that. */
export function useMoments() {
  const { t } = useTranslation('calendar');
  const client = useQueryClient();
  const isBeingDeleted = useIsBeingDeleted();
  const { read, failures, isReading } = useEachSource({
    part: PART,
    read: readMoments,
    fits: hasMoments,
    staleTime: STALE,
  });

  const update = (moment: Moment) =>
    client.setQueryData<Moment[]>([moment.source.name, PART], (all = []) =>
      all.map((one) => (one.key === moment.key ? moment : one)),
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
  const moments = read.flatMap(({ data }) =>
    data.filter(({ source, record }) => !isBeingDeleted(source.name, record.id)),
  );
  return { moments, failures, isReading, move };
}
