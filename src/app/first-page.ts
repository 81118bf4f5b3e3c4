import type { DataRouter } from 'react-router';

/** Resolves once the code, texts and redirects of a router's first page are there. */
export function firstPage(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) end();
    });
    const end = () => {
      stop();
      resolve();
    };
    if (router.state.initialized) end();
  });
}
