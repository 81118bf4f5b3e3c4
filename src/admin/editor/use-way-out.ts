import type { EditorProps } from '@tiptap/pm/view';
import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/**
 * The keyboard's ways out of a text where Tab may mean something: Escape and then Tab leaves it,
 * Alt+F10 leads to the toolbar.
 */
export function useWayOut(toolbar: RefObject<HTMLElement | null>) {
  const isLeaving = useRef(false);

  const keydown: NonNullable<EditorProps['handleDOMEvents']>['keydown'] = (_view, event) => {
    const isTab = event.key === 'Tab';
    // True keeps the editor's own keys out of it: the browser moves the focus.
    const lets = isTab && isLeaving.current;
    if (event.key === 'Escape' && !event.isComposing) isLeaving.current = true;
    else if (event.key !== 'Shift') isLeaving.current = false;
    return lets;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F10' || !event.altKey) return;
    event.preventDefault();
    toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };

  return { keydown, onKeyDown };
}
