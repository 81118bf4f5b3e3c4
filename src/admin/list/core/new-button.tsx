import { useRef } from 'react';
import { usePlainKey } from '#src/admin/ui/use-plain-key.ts';
import { RouterButton } from '#src/components/router-link.tsx';
import { useListLinkState } from './row-links.tsx';
import { useMay } from './use-may.ts';

type NewButtonProps = {
  label: string;
  /** More of the router state for the form. */
  state?: object;
};

/** A link to the list's "new" form, also by the key N; the form leads back to the list in its current state. */
export function NewButton({ label, state }: NewButtonProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const listState = useListLinkState();
  const may = useMay();
  usePlainKey('n', () => link.current?.click());
  if (!may('add')) return null;
  return (
    <RouterButton ref={link} to="../new" state={{ ...listState, ...state }} variant="contained">
      {label}
    </RouterButton>
  );
}
