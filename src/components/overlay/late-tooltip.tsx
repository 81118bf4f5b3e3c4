import type { TooltipProps } from '@mui/material/Tooltip';
import { useForkRef } from '@mui/material/utils';
import { cloneElement, isValidElement, useCallback, useState } from 'react';
import type { Ref } from 'react';
import { usePartInTime } from '../late-part.ts';
import { OVERLAYS } from './late-overlay.ts';
import { TooltipTrigger } from './tooltip-trigger.tsx';
import type { Arrival } from './tooltip-trigger.tsx';

type ChildProps = { ref?: Ref<Element>; 'aria-label'?: string };

const ARRIVALS = ['mouseover', 'focusin', 'touchstart'] as const;

/**
 * MUI's tooltip, whose code comes with the first sign of somebody at the page. It is put beside its
 * element, which stays as it is: with its name, its focus, and a press that is under way.
 */
export function Tooltip({ children, title, ...rest }: TooltipProps) {
  const [arrival, setArrival] = useState<Arrival>();
  const overlays = usePartInTime(OVERLAYS, arrival !== undefined);
  const watch = useCallback((anchor: Element | null) => {
    if (!anchor) return undefined;
    const ended = new AbortController();
    const arrive = ({ type }: Event) => {
      ended.abort();
      setArrival({ anchor, by: type });
      void OVERLAYS.load();
    };
    for (const type of ARRIVALS) {
      anchor.addEventListener(type, arrive, { passive: true, signal: ended.signal });
    }
    return () => ended.abort();
  }, []);
  const child = isValidElement<ChildProps>(children) ? children : undefined;
  const ref = useForkRef(child?.props.ref, watch);
  if (!child) return children;

  // As MUI's names it: by what the tooltip says, where it has no name of its own.
  const name = typeof title === 'string' ? { 'aria-label': title } : {};
  return (
    <>
      {cloneElement(child, { ...name, ...child.props, ref })}
      {overlays && arrival && (
        <overlays.Tooltip title={title} {...rest}>
          <TooltipTrigger arrival={arrival} />
        </overlays.Tooltip>
      )}
    </>
  );
}
