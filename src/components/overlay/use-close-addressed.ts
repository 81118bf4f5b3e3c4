import { useRef } from 'react';
import { type To, useLocation, useNavigate } from 'react-router';
import { isRecord } from '#src/lib/records/is-record.ts';

/** History state of a dialog's URL that the page below has opened. */
export const OPENED_HERE = { isOpenedHere: true };

/**
 * Closes a dialog that has a URL: goes back to the page that has opened it, or, where the dialog was opened by a link,
 * replaces its URL by the page's.
 */
export function useCloseAddressed(): (page: To) => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isGoingBack = useRef(false);
  const goBack = async () => {
    // A second click would go back once more.
    if (isGoingBack.current) return;
    isGoingBack.current = true;
    await navigate(-1);
    isGoingBack.current = false;
  };
  return (page) =>
    void (isRecord(state) && state.isOpenedHere === true
      ? goBack()
      : navigate(page, { preventScrollReset: true, replace: true }));
}
