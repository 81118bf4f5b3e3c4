import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, on a Mac Cmd+S, saves the form that stands on the page. Dialogs above it are left alone. */
export function useSaveKeys(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (!isSave || event.altKey || event.shiftKey) return;
    // The browser would save the page as a file.
    event.preventDefault();
    const { activeElement } = document;
    if (event.repeat || activeElement?.closest('[aria-modal="true"]')) return;
    if (activeElement instanceof HTMLInputElement) {
      // Some fields take what is typed only when they are left: tags.
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
