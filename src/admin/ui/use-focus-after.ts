import { type RefObject, useEffect, useRef } from 'react';

type Asked = { button: Element | null; index: number };

/**
 * After a deletion moves the focus from the removed row to the delete button of the row that replaced
 * place, else to the list. Call the returned function when a delete button (`data-delete`) is clicked.
 */
export function useFocusAfter(place: RefObject<HTMLElement | null>, isAsking: boolean): () => void {
  const asked = useRef<Asked>(null);
  // The row is removed some renders after the dialog, in a grid by renders of its own, so only the DOM tells.
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
      // Without scrolling, as the list is visible.
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
