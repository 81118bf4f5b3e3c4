import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from '#src/lib/toast.ts';
import { copiesApi } from '#src/admin/drafts/copies-api.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { useIsOnline } from '#src/components/use-is-online.ts';
import { UnstoredError } from '#src/api/records/write-record.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { keepSending } from '#src/lib/local-copies/send-copies.ts';
import { personOf } from '#src/session/person.ts';
import { useSession } from '#src/session/use-session.ts';
import { NEW_RECORD, type SendOutcome, sendSaves, type WaitingSave, watchSaved } from './outbox.ts';

/**
 * Sends the signed-in person's waiting saves: as the back office is opened, as the network returns, and while it does not
 * answer again and again, ever less often. Says in a toast what became of each.
 */
export function OutboxSender() {
  const { t } = useTranslation('crud');
  const person = personOf(useSession().user);
  const sources = useRecordSources();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const { data } = useQuery({
    ...copiesApi('waiting').all(person ?? ''),
    enabled: person !== null,
  });
  const count = data?.rows.filter(({ isUncertain }) => !isUncertain).length ?? 0;

  const say = (waiting: WaitingSave, outcome: Exclude<SendOutcome, { is: 'later' }>) => {
    const { title } = waiting;
    const source = sources.find(({ name }) => name === waiting.type);
    const { is } = outcome;
    if (is === 'saved') {
      toast.success(t('waiting.saved', { title }));
      return;
    }
    const error = is === 'refused' ? outcome.error : undefined;
    const record = error instanceof UnstoredError ? error.id : waiting.record;
    const path =
      source && (record === NEW_RECORD ? source.newPath : source.formPath(record, title));
    const state = is === 'uncertain' ? null : { restore: waiting.id };
    const isPart = error instanceof UnstoredError;
    toast.warning(isPart ? t('unstored.inDraft', { name: title }) : t(`waiting.${is}`, { title }), {
      id: waiting.id,
      duration: Number.POSITIVE_INFINITY,
      ...(error !== undefined && { description: errorMessage(error) }),
      ...(path !== undefined && {
        action: { label: t('waiting.open'), onClick: () => void navigate(path, { state }) },
      }),
    });
  };
  useEffect(() => watchSaved(), []);
  const send = useEffectEvent(async () =>
    person === null ? false : sendSaves({ client, person, sources, onOutcome: say }),
  );
  useEffect(() => {
    if (person === null || !isOnline || count === 0) return undefined;
    const ended = new AbortController();
    void keepSending(send, ended.signal);
    return () => ended.abort();
  }, [person, isOnline, count]);
  return null;
}
