import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onStored } from '#src/lib/browser/stored.ts';
import { shownAsWaiting } from './send-messages.ts';
import { endMessage, isMessageWaiting, readMessage } from './unsent-messages.ts';

/**
 * The unsent message with this name, and what becomes of it while it is shown, also in other tabs.
 * @returns `unsent`: null where there is none or storage fails, undefined while it waits or is being read; `end`: undefined while it is
 *   written; `onEdit` lets it wait no longer
 */
export function useUnsentMessage(name: string) {
  const waits = useSyncExternalStore(
    onStored,
    () => isMessageWaiting(name),
    () => false,
  );
  const [turn, setTurn] = useState({ waits, count: 0 });
  if (turn.waits !== waits) setTurn({ waits, count: turn.count + 1 });
  const [isSent, setSent] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['unsent-message', name, turn.count],
    queryFn: () => readMessage(name),
    enabled: !waits && !isSent,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  });
  useEffect(() => {
    if (!waits) return undefined;
    shownAsWaiting.add(name);
    return () => void shownAsWaiting.delete(name);
  }, [name, waits]);
  const end: 'sent' | 'waiting' | undefined =
    isSent || (turn.count > 0 && data === null) ? 'sent' : waits ? 'waiting' : undefined;
  const edit = async () => {
    const waiting = await readMessage(name).catch(() => null);
    if (waiting) await endMessage(waiting, 'draft');
  };
  return {
    unsent: isError ? null : data,
    end,
    onSent: () => setSent(true),
    onEdit: () => void edit(),
  };
}
