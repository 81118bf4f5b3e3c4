import { useEffect, useEffectEvent } from 'react';
import { openOverlay } from '#src/lib/browser/overlay-history.ts';

/**
 * Gives an overlay a history entry while it is open, so that Back closes it. MUI's dialogs, drawers, menus and
 * popovers have it from the theme.
 * @param close closes the overlay; without it, Back leaves the page
 */
export function useOverlayEntry(isOpen: boolean, close: (() => void) | undefined): void {
  const closeNow = useEffectEvent(() => close?.());
  const canClose = close !== undefined;
  useEffect(
    () => (isOpen ? openOverlay(canClose ? () => closeNow() : undefined) : undefined),
    [isOpen, canClose],
  );
}
