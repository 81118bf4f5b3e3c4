import { useEffect } from 'react';
import { isComposing } from '#src/lib/browser/is-composing.ts';

/** Cmd+K and Ctrl+K, wherever the focus is. */
export function useSearchShortcut(onPress: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isShortcut =
        (event.metaKey || event.ctrlKey) &&
        !event.altKey &&
        !event.shiftKey &&
        event.key.toLowerCase() === 'k';
      if (!isShortcut || isComposing(event)) return;
      event.preventDefault();
      onPress();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onPress]);
}
