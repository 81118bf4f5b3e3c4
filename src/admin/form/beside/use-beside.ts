import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import type { Id } from '#src/lib/records/id.ts';
import { besideSettings } from './beside-settings.ts';

/** From here on the form keeps 560 px, and the page has room for a phone. */
const WIDE = '(min-width: 1280px)';

/** Whether the public page stands beside a form: on wide screens kept for the person, on others a sheet. */
export function useBeside(name: string, id: Id) {
  const source = useRecordSource(name);
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const settings = besideSettings.useKept();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const buttonId = useId();
  const setOpen = (isOpen: boolean) => {
    if (isWide) besideSettings.keep({ ...settings, isOpen });
    else setSheetOpen(isOpen);
  };
  const path = source?.publicPath?.(id) ?? source?.shownOn;
  return {
    page: path === undefined ? undefined : { path, hasOwnPage: source?.publicPath !== undefined },
    isWide,
    isOpen: path !== undefined && (isWide ? settings.isOpen : isSheetOpen),
    buttonId,
    toggle: () => setOpen(isWide ? !settings.isOpen : true),
    /** Gives the focus back to the button. */
    close: () => {
      // The sheet goes first, because it holds the focus.
      flushSync(() => setOpen(false));
      document.querySelector<HTMLElement>(`#${CSS.escape(buttonId)}`)?.focus();
    },
  };
}

export type Beside = ReturnType<typeof useBeside>;
