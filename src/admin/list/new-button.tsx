import { NewLink } from './new-link.tsx';
import { useListLinkState } from './list-rows.tsx';

type NewButtonProps = { label: string };

/** Leads from a list to its new form, which comes back to the list as it is now (B7). */
export function NewButton({ label }: NewButtonProps) {
  const state = useListLinkState();
  return <NewLink state={state}>{label}</NewLink>;
}
