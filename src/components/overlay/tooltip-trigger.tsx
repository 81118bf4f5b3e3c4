import { useEffect, useImperativeHandle } from 'react';
import type { Ref } from 'react';

/** Who came to an element first, and how: by the event's name. */
export type Arrival = { anchor: Element; by: string };

type Happening = Pick<Event, 'type' | 'target' | 'currentTarget'>;
type Handler = (event: Happening) => void;

type TooltipTriggerProps = {
  arrival: Arrival;
  // What MUI's tooltip gives its child.
  ref?: Ref<Element>;
  onMouseOver?: Handler;
  onMouseLeave?: Handler;
  onFocus?: Handler;
  onBlur?: Handler;
  onTouchStart?: Handler;
  onTouchEnd?: Handler;
};

/** Stands in a tooltip for an element that is elsewhere, and tells it of what happens to that. */
export function TooltipTrigger({ arrival, ref, ...on }: TooltipTriggerProps) {
  const { anchor, by } = arrival;
  useImperativeHandle(ref, () => anchor, [anchor]);

  useEffect(() => {
    const ended = new AbortController();
    const listen = (type: string, handler?: Handler) => {
      if (handler) {
        anchor.addEventListener(type, handler, { passive: true, signal: ended.signal });
      }
    };
    listen('mouseover', on.onMouseOver);
    listen('mouseleave', on.onMouseLeave);
    listen('focusin', on.onFocus);
    listen('focusout', on.onBlur);
    listen('touchstart', on.onTouchStart);
    listen('touchend', on.onTouchEnd);
    return () => ended.abort();
  });

  // It came before the tooltip did, and may be there still.
  useEffect(() => {
    const happening = (type: string) => ({ type, target: anchor, currentTarget: anchor });
    if (by === 'touchstart') {
      on.onTouchStart?.(happening('touchstart'));
      if (!anchor.matches(':active')) on.onTouchEnd?.(happening('touchend'));
    } else if (by === 'mouseover' && anchor.matches(':hover')) {
      on.onMouseOver?.(happening('mouseover'));
    } else if (anchor.matches(':focus-visible') || anchor.querySelector(':focus-visible')) {
      on.onFocus?.(happening('focus'));
    }
    // Once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}
