import type { EditorProps } from '@tiptap/pm/view';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { isComposing } from '#src/lib/browser/is-composing.ts';

/**
 * Ways out of the text by keyboard, as Tab moves between table cells: Escape and then Tab leaves the
 * editor, Alt+F10 focuses the toolbar.
 */
export function useKeyboardExit(toolbar: RefObject<HTMLElement | null>) {
  const isLeaving = useRef(false);

  const keydown: NonNullable<EditorProps['handleDOMEvents']>['keydown'] = (_view, event) => {
    const isTab = event.key === 'Tab';
    // Returning true skips the editor's own key handling, so that the browser moves the focus.
    const lets = isTab && isLeaving.current;
    if (event.key === 'Escape' && !isComposing(event)) isLeaving.current = true;
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
