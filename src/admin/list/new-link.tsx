import { useRef } from 'react';
import type { ReactNode } from 'react';
import { RouterButton } from '#src/components/router-link.tsx';
import { usePlainKey } from './use-plain-key.ts';

type NewLinkProps = {
  /** What the form is told of the list. */
  state: unknown;
  children: ReactNode;
};

/** A list's way to its new form; the key N takes it too. */
export function NewLink({ state, children }: NewLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  usePlainKey('n', () => link.current?.click());
  return (
    <RouterButton ref={link} to="../new" state={state} variant="contained">
      {children}
    </RouterButton>
  );
}
