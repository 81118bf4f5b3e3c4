import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '#src/lib/browser/when-idle.ts';

type IdlePartProps = {
  /** Must be a stable function. */
  load: () => Promise<ComponentType>;
};

/** A part that is loaded once the page has nothing else to do. A failure to load it is ignored. */
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
