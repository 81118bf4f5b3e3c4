import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

const mounted = new Map<Root, HTMLElement>();

/**
 * Mounts something into the page, as `main.tsx` does. React's production build, which most tests
 * of the whole app run, has no `act`; Testing Library's own `render` needs it.
 */
export function render(content: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  mounted.set(root, container);
  flushSync(() => root.render(<StrictMode>{content}</StrictMode>));
  return { container, unmount: () => unmount(root) };
}

/** Takes away whatever `render` has mounted. */
export function unmountAll(): void {
  for (const root of mounted.keys()) unmount(root);
}

function unmount(root: Root): void {
  flushSync(() => root.unmount());
  mounted.get(root)?.remove();
  mounted.delete(root);
}
