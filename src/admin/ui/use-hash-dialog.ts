import { useLocation, useNavigate } from 'react-router';
import { OPENED_HERE, useCloseAddressed } from '#src/components/overlay/use-close-addressed.ts';

/**
 * A dialog that is open while the URL has its hash (`#import`), so it can be shared and the browser's back
 * button closes it.
 */
export function useHashDialog() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const close = useCloseAddressed();
  return {
    hash,
    open: (next: string) =>
      void navigate({ search, hash: next }, { preventScrollReset: true, state: OPENED_HERE }),
    close: () => close({ search }),
  };
}
