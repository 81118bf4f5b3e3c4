import i18n from 'i18next';
import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { toast } from 'sonner';
import { createLatePart, usePartInTime } from '../late-part.ts';
import type * as parts from './overlays.ts';

/** What opens over pages, and what it takes: nothing of it is seen before somebody does something. */
export const OVERLAYS = createLatePart(() => import('./overlays.ts'));

/** What it holds, by the names that MUI gives them. */
export type Overlays = typeof parts;

type OverlayProps = {
  open?: boolean | undefined;
  onClose?: ((event: object, reason: 'escapeKeyDown') => void) | undefined;
};

/**
 * A component of MUI that shows nothing until it is opened, without its code until then. Opened before
 * that is here it follows as soon as it comes; where it cannot be fetched, what can be closed is closed,
 * and that is said.
 */
export function lateOverlay<Props extends OverlayProps>(
  name: string,
  of: (overlays: Overlays) => ComponentType<Props>,
): ComponentType<Props> {
  function LateOverlay(props: Props) {
    const { open = false, onClose } = props;
    const [isUsed, setUsed] = useState(open);
    if (open && !isUsed) setUsed(true);
    const overlays = usePartInTime(OVERLAYS, isUsed);
    const isMissing = open && overlays === undefined;

    useEffect(() => {
      if (!isMissing) return;
      const fetchOverlays = async () => {
        if ((await OVERLAYS.load()) || !onClose) return;
        toast.error(i18n.t('error.load'));
        onClose({}, 'escapeKeyDown');
      };
      void fetchOverlays();
      // One try for each opening.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [isMissing]);

    return isUsed && overlays ? createElement(of(overlays), props) : null;
  }
  LateOverlay.displayName = `Late${name}`;
  return LateOverlay;
}
