import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import type { Id } from '#src/lib/records/id.ts';
import { besideSettings } from './beside-settings.ts';

/** From here on the form has both its columns, and the page has room for a phone. */
const WIDE = '(min-width: 80em)';

/** Whether the public page is beside a form: on wide screens remembered for the person, on others a sheet. */
export function useBeside(name: string, id: Id) {
  const source = useRecordSource(name);
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const settings = besideSettings.useStored();
  const buttonId = useId();
  const focusButton = () =>
    document.querySelector<HTMLElement>(`#${CSS.escape(buttonId)}`)?.focus();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const setOpen = (isOpen: boolean) =>
    isWide ? besideSettings.write({ ...settings, isOpen }) : setSheetOpen(isOpen);
  const isOpen = isWide ? settings.isOpen : isSheetOpen;
  const path = source?.publicPath?.(id) ?? source?.shownOn;
  return {
    page: path === undefined ? undefined : { path, hasOwnPage: source?.publicPath !== undefined },
    isWide,
    isOpen: path !== undefined && isOpen,
    buttonId,
    toggle: () => setOpen(!isOpen),
    /** @param focus moves the focus then; by default to the button */
    close: (focus: () => void = focusButton) => {
      // The sheet is closed first, because it keeps the focus within itself.
      flushSync(() => setOpen(false));
      focus();
    },
  };
}

export type Beside = ReturnType<typeof useBeside>;
