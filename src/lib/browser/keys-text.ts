/** Returns the shortcut as this platform writes it: `Ctrl+Shift+L`, or `⌘⇧L` on Apple devices. */
export function keysText(keys: string): string {
  const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent);
  if (!isApple) return keys.replace('Mod', 'Ctrl');
  return keys.replace('Mod', '⌘').replace('Shift', '⇧').replaceAll('+', '');
}
