import type { ComponentType } from 'react';

const load = async () => (await import('./visits.tsx')).Visits;

/**
 * Loads the component that records visits. Undefined in builds that record none, so that they contain none of its code.
 */
export const loadVisits: (() => Promise<ComponentType>) | undefined = import.meta.env.HAS_VISITS
  ? load
  : undefined;
