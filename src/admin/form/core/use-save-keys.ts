import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, on a Mac Cmd+S, saves the page's form, except while a dialog is open. */
export function useSaveKeys(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (!isSave || event.altKey || event.shiftKey) return;
    // Prevents the browser's "save page".
    event.preventDefault();
    const { activeElement } = document;
    if (event.repeat || activeElement?.closest('[aria-modal="true"]')) return;
    if (activeElement instanceof HTMLInputElement) {
      // Tags take the typed text only on blur.
      activeElement.blur();
      activeElement.focus();
    }
    save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
