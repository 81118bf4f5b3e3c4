import { useEffect, useEffectEvent } from 'react';

/** Takes files that are pasted anywhere on the page; pasted text goes where it went before. */
export function usePastedFiles(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);
}
