import { useLocation } from 'react-router';
import { RouterButton } from '#src/components/router-link.tsx';

type NewButtonProps = { label: string };

/** Leads from a list to its new form, which comes back to the list as it is now (B7). */
export function NewButton({ label }: NewButtonProps) {
  const { search } = useLocation();
  return (
    <RouterButton to="../new" state={{ listSearch: search }} variant="contained">
      {label}
    </RouterButton>
  );
}
