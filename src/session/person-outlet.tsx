import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useRevalidator } from 'react-router';
import { personOf } from './person.ts';
import { session } from './session-store.ts';
import { useSession } from './use-session.ts';

/**
 * The page of one person: it stays while their session is over, and reads again what failed once
 * they are back. Somebody else who signs in over it gets a fresh page, if their role may see it, and
 * nothing that was read for the one before (A12).
 */
export function PersonOutlet() {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const now = personOf(useSession().user);
  const [person, setPerson] = useState(now);
  if (now !== null && now !== person) setPerson(now);

  // Before anything is drawn for whoever signed in.
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

  const drawnFor = useRef(person);
  useEffect(() => {
    if (drawnFor.current === person) return;
    drawnFor.current = person;
    void revalidate();
  }, [person, revalidate]);

  return <Outlet key={person} />;
}

function hasFailed({ state }: { state: { status: string } }): boolean {
  return state.status === 'error';
}
