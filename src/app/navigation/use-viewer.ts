import { createContext, use } from 'react';
import type { Viewer } from './visible-menu.ts';

/** Provided by the back office's layout: pages cannot import the routes, because the routes import the pages. */
export const ViewerContext = createContext<Viewer | null>(null);

/**
 * What decides which pages the signed-in person may see.
 * @throws Error outside the back office's layout
 */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (viewer === null)
    throw new Error('useViewer must be used inside the layout of the back office');
  return viewer;
}
