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
  const buttonId = useId();
  const focusButton = () =>
    document.querySelector<HTMLElement>(`#${CSS.escape(buttonId)}`)?.focus();
  const sheet = useSheet(focusButton);
  const keepOpen = (isOpen: boolean) => besideSettings.keep({ ...settings, isOpen });
  const path = source?.publicPath?.(id) ?? source?.shownOn;
  return {
    page: path === undefined ? undefined : { path, hasOwnPage: source?.publicPath !== undefined },
    isWide,
    isOpen: path !== undefined && (isWide ? settings.isOpen : sheet.isOpen),
    buttonId,
    toggle: () => (isWide ? keepOpen(!settings.isOpen) : sheet.open()),
    /** @param focus gives something the focus then; by default the button */
    close: (focus?: () => void) => {
      if (!isWide) {
        sheet.close(focus);
        return;
      }
      // It goes first, because it holds the focus.
      flushSync(() => keepOpen(false));
      (focus ?? focusButton)();
    },
  };
}

export type Beside = ReturnType<typeof useBeside>;

/** A sheet that is open at an entry of its own in the history: Back closes it. @param whenClosed called then */
function useSheet(whenClosed: () => void) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = isRecord(state) && state.isSheetOpen === true;
  const instead = useRef<() => void>(undefined);
  const end = useEffectEvent(() => {
    (instead.current ?? whenClosed)();
    instead.current = undefined;
  });
  useEffect(() => (isOpen ? () => end() : undefined), [isOpen]);
  return {
    isOpen,
    open: () => {
      const own = { ...(isRecord(state) && state), isSheetOpen: true };
      void navigate({ pathname, search, hash }, { state: own, preventScrollReset: true });
    },
    /** @param then called instead of `whenClosed` */
    close: (then?: () => void) => {
      instead.current = then;
      void navigate(-1);
    },
  };
}
