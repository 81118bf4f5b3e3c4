import type { ComponentType } from 'react';

const load = async () => (await import('./visits.tsx')).Visits;

/** Loads what records visits. Undefined in builds that record none, which therefore have none of its code. */
export const loadVisits: (() => Promise<ComponentType>) | undefined = import.meta.env.HAS_VISITS
  ? load
  : undefined;
