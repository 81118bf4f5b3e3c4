import { NewLink } from './new-link.tsx';
import { useListLinkState } from './row-links.tsx';

type NewButtonProps = { label: string };

/** A link to the list's "new" form, which leads back to the list in its current state. */
export function NewButton({ label }: NewButtonProps) {
  const state = useListLinkState();
  return <NewLink state={state}>{label}</NewLink>;
}
