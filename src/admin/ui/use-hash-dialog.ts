import { useLocation, useNavigate } from 'react-router';
import { isRecord } from '#src/lib/records/is-record.ts';

/**
 * A dialog that is open while the URL has its hash (`#import`), so it can be shared and the browser's back
 * button closes it.
 */
export function useHashDialog() {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const stay = { preventScrollReset: true };
  return {
    hash,
    open: (next: string) =>
      void navigate({ search, hash: next }, { ...stay, state: { isOpenedHere: true } }),
    /** Goes back in history; a dialog opened by a direct link has no entry to go back to. */
    close: () =>
      void (isRecord(state) && state.isOpenedHere === true
        ? navigate(-1)
        : navigate({ search }, { ...stay, replace: true })),
  };
}
