import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '#src/lib/browser/is-composing.ts';

const TYPED_INTO = 'textarea, select, input:not([type="checkbox"], [type="radio"])';

/**
 * Calls `onPress` for a key without modifiers anywhere on the page, except in text fields and dialogs.
 * Of several listeners for one key only the first is called.
 */
export function usePlainKey(key: string, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isComposing(event) || event.repeat || event.defaultPrevented) return;
      if (isElsewhere(event.target)) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key]);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches(TYPED_INTO) ||
    target.closest('.MuiModal-root') !== null
  );
}
