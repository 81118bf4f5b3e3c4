import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

type Asked = { button: Element | null; index: number };

/**
 * After a row's delete button took its row away, the focus goes to the one of the row that took its
 * place, else to the list. Call what it returns when a button (`data-delete`) is pressed.
 */
export function useFocusAfter(place: RefObject<HTMLElement | null>, isAsking: boolean): () => void {
  const asked = useRef<Asked>(null);
  // The row goes when the list is read again, some renders after the dialog; a grid's rows in
  // renders of its own, which only the page itself tells of.
  useEffect(() => {
    const list = place.current;
    if (isAsking || !asked.current || !list) return undefined;
    const { button: pressed, index } = asked.current;
    const look = () => {
      if (document.activeElement === pressed) return;
      asked.current = null;
      observer.disconnect();
      if (document.activeElement !== document.body) return;
      const next = index < 0 ? undefined : deleteButtons(place);
      const button = next?.[index] ?? next?.at(-1);
      if (button) button.focus();
      // The whole list is in sight already; the page stays where it is.
      else list.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(look);
    observer.observe(list, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [place, isAsking]);

  return () => {
    const button = document.activeElement;
    asked.current = { button, index: deleteButtons(place).findIndex((one) => one === button) };
  };
}

function deleteButtons(place: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(place.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [])];
}
