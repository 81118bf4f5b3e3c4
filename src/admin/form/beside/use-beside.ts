import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import type { Id } from '#src/lib/records/id.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { besideSettings } from './beside-settings.ts';

/** From here on the form keeps 560 px, and the page has room for a phone. */
const WIDE = '(min-width: 1280px)';

/** Whether the public page stands beside a form: on wide screens kept for the person, on others a sheet. */
export function useBeside(name: string, id: Id) {
  const source = useRecordSource(name);
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const settings = besideSettings.useKept();
  const sheet = useSheet();
  const buttonId = useId();
  const focusButton = () =>
    document.querySelector<HTMLElement>(`#${CSS.escape(buttonId)}`)?.focus();
  const keepOpen = (isOpen: boolean) => besideSettings.keep({ ...settings, isOpen });
  const path = source?.publicPath?.(id) ?? source?.shownOn;
  return {
    page: path === undefined ? undefined : { path, hasOwnPage: source?.publicPath !== undefined },
    isWide,
    isOpen: path !== undefined && (isWide ? settings.isOpen : sheet.isOpen),
    buttonId,
    toggle: () => (isWide ? keepOpen(!settings.isOpen) : sheet.open(focusButton)),
    /** @param focus gives something the focus then; by default the button */
    close: (focus = focusButton) => {
      if (!isWide) {
        sheet.close(focus);
        return;
      }
      // It goes first, because it holds the focus.
      flushSync(() => keepOpen(false));
      focus();
    },
  };
}

export type Beside = ReturnType<typeof useBeside>;

/** A sheet that is open at an entry of its own in the history: Back closes it. */
function useSheet() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = isRecord(state) && state.isSheetOpen === true;
  const afterwards = useRef(() => {});
  const end = useEffectEvent(() => afterwards.current());
  useEffect(() => (isOpen ? () => end() : undefined), [isOpen]);
  return {
    isOpen,
    /** @param whenClosed called when Back has closed it */
    open: (whenClosed: () => void) => {
      afterwards.current = whenClosed;
      const own = { ...(isRecord(state) && state), isSheetOpen: true };
      void navigate({ pathname, search, hash }, { state: own, preventScrollReset: true });
    },
    /** @param whenClosed called then */
    close: (whenClosed: () => void) => {
      afterwards.current = whenClosed;
      void navigate(-1);
    },
  };
}
