import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { personOf } from './person.ts';
import { session } from './session-store.ts';
import { useSession } from './use-session.ts';

type PersonBoundaryProps = {
  /** The page and everything else of this person alone. */
  children: ReactNode;
};

/**
 * Leaves the page of one person mounted after their session ends, and refetches failed queries when they sign
 * in again. Another person gets a new page and an empty cache.
 */
export function PersonBoundary({ children }: PersonBoundaryProps) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const now = personOf(useSession().user);
  const [person, setPerson] = useState(now);
  if (now !== null && now !== person) setPerson(now);

  // On the store's event, before the new person's page renders.
  useEffect(
    () =>
      session.subscribe(() => {
        const { user } = session.getState();
        if (user === null) return;
        if (personOf(user) !== person) client.removeQueries();
        else void client.refetchQueries({ type: 'active', predicate: hasFailed });
      }),
    [client, person],
  );

  const renderedFor = useRef(person);
  useEffect(() => {
    if (renderedFor.current === person) return;
    renderedFor.current = person;
    void revalidate();
  }, [person, revalidate]);

  return <Fragment key={person}>{children}</Fragment>;
}

function hasFailed({ state }: { state: { status: string } }): boolean {
  return state.status === 'error';
}
