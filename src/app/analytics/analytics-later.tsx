import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { lazyPage } from '#src/i18n/namespaces.ts';

/** The statistics, loaded once the page has nothing else to do. A failure to load them is ignored. */
export function AnalyticsLater() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    const start = () => {
      // Made here, so that a build without statistics has none of this.
      const load = lazyPage(() => import('./analytics.tsx'), 'privacy');
      load().then(
        ({ Analytics }) => !isGone && setPart(() => Analytics),
        () => undefined,
      );
    };
    // Safari has no idle callbacks.
    const whenIdle =
      window.requestIdleCallback ?? ((callback) => window.setTimeout(callback, 1000));
    whenIdle(start);
    return () => {
      isGone = true;
    };
  }, []);
  return Part && <Part />;
}
