import { type ComponentType, useEffect, useState } from 'react';

type IdlePartProps = {
  /** Must be the same function on every render. */
  load: () => Promise<ComponentType>;
};

/** Loads and renders a component once the browser is idle. A failure to load it is ignored. */
export function IdlePart({ load }: IdlePartProps) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    const start = async () => {
      const Loaded = isGone ? undefined : await load().catch(() => undefined);
      if (!isGone && Loaded) setPart(() => Loaded);
    };
    // Safari has no idle callbacks.
    const request = window.requestIdleCallback ?? ((later) => window.setTimeout(later, 1000));
    request(() => void start());
    return () => {
      isGone = true;
    };
  }, [load]);
  return Part && <Part />;
}
