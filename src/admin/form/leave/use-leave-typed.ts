import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { type changesOf, newDraftId } from '#src/admin/drafts/draft.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import type { Id } from '#src/lib/records/id.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { personOf } from '#src/session/person.ts';
import { useSession } from '#src/session/use-session.ts';
import { useOfferToGoOn } from './use-offer-to-go-on.ts';

/**
 * What was typed while a form was sent that ends with the save: becomes a draft of the saved record.
 * @param type the content type
 * @returns `write` resolves with the draft's id, undefined where it could not be stored; `offer` leads to the form; the
 * record is `new` where the server has not said its id
 */
export function useLeaveTyped(type: string) {
  const { t } = useTranslation('crud');
  const user = personOf(useSession().user) ?? '';
  const source = useRecordSource(type);
  const offerToGoOn = useOfferToGoOn();
  return {
    write: async (typed: NonNullable<ReturnType<typeof changesOf>>, record: Id) => {
      const id = newDraftId();
      const at = currentTime();
      try {
        await localCopies.write({
          kind: 'draft',
          id,
          user,
          type,
          record: String(record),
          at,
          ...typed,
        });
        return id;
      } catch {
        toast.error(t('draft.notKept'));
        return undefined;
      }
    },
    offer: (draft: string, record: Id) => {
      const path = record === 'new' ? source?.newPath : source?.formPath(record);
      if (path !== undefined) offerToGoOn.always({ path, draft });
    },
  };
}
