import { useEffect } from 'react';

/** Asks before the tab is closed or reloaded with unsaved changes. */
export function useUnloadGuard(isUnsaved: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
