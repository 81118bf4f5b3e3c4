import { useLocation, useNavigate } from 'react-router';
import type { To } from 'react-router';
import { isRecord } from '#src/lib/records/is-record.ts';

/** The history's state of a dialog's address where the page below it has opened it. */
export const OPENED_HERE = { isOpenedHere: true };

/**
 * Closes a dialog that has an address: goes back to the page that has opened it, or, where a link has led to the
 * dialog, to that page's address in its place.
 */
export function useCloseAddressed(): (page: To) => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (page) =>
    void (isRecord(state) && state.isOpenedHere === true
      ? navigate(-1)
      : navigate(page, { preventScrollReset: true, replace: true }));
}
