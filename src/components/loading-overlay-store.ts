let shown: { label: string }[] = [];
const listeners = new Set<() => void>();

function become(next: typeof shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function subscribeToLoadingOverlay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the whole screen waits for: the latest label, null where it waits for nothing. */
export function loadingOverlayLabel(): string | null {
  return shown.at(-1)?.label ?? null;
}

/**
 * Covers the whole screen while something goes on during which nothing else makes sense, as signing
 * out (N3). Takes what a person reads meanwhile; returns the way to uncover it.
 */
export function showLoadingOverlay(label: string): () => void {
  const entry = { label };
  become([...shown, entry]);
  return () => become(shown.filter((other) => other !== entry));
}
