import { type ReactNode, useRef } from 'react';
import { RouterButton } from '#src/components/router-link.tsx';
import { useMay } from './use-may.ts';
import { usePlainKey } from '#src/admin/ui/use-plain-key.ts';

type NewLinkProps = {
  /** The router state for the form. */
  state: unknown;
  children: ReactNode;
};

/** A link to the list's "new" form, also by the key N. */
export function NewLink({ state, children }: NewLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const may = useMay();
  usePlainKey('n', () => link.current?.click());
  if (!may('add')) return null;
  return (
    <RouterButton ref={link} to="../new" state={state} variant="contained">
      {children}
    </RouterButton>
  );
}
