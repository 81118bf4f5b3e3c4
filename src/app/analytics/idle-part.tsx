import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#src/lib/browser/when-idle.ts';

type IdlePartProps = {
  /** Must be the same function on every render. */
  load: () => Promise<ComponentType>;
};

/** Loads and renders a component once the browser is idle. A failure to load it is ignored. */
export function IdlePart({ load }: IdlePartProps) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    const start = () => {
      load().then(
        (Loaded) => !isGone && setPart(() => Loaded),
        () => undefined,
      );
    };
    const cancel = whenIdle(start);
    return () => {
      isGone = true;
      cancel();
    };
  }, [load]);
  return Part && <Part />;
}
