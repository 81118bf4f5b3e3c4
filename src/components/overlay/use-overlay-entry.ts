import { useEffect, useEffectEvent } from 'react';
import { openOverlay } from '#src/lib/browser/overlay-history.ts';

/**
 * Makes what covers the page an entry of the history while it is open: Back closes it. MUI's dialogs, drawers, menus
 * and popovers have it from the theme.
 * @param close without it nothing closes it, and Back leaves the page
 */
export function useOverlayEntry(isOpen: boolean, close: (() => void) | undefined): void {
  const closeNow = useEffectEvent(() => close?.());
  const canClose = close !== undefined;
  useEffect(
    () => (isOpen ? openOverlay(canClose ? () => closeNow() : undefined) : undefined),
    [isOpen, canClose],
  );
}
