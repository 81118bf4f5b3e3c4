import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

const mounted = new Map<Root, HTMLElement>();

/**
 * Mounts content into the page, as `main.tsx` does. Testing Library's `render` needs `act`, which the
 * production build of React that most app tests use does not have.
 */
export function render(content: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  mounted.set(root, container);
  flushSync(() => root.render(<StrictMode>{content}</StrictMode>));
  return { container, unmount: () => unmount(root) };
}

/** Unmounts everything that `render` has mounted. */
export function unmountAll(): void {
  for (const root of mounted.keys()) unmount(root);
}

function unmount(root: Root): void {
  flushSync(() => root.unmount());
  mounted.get(root)?.remove();
  mounted.delete(root);
}
