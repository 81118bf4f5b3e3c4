import type { ComponentType } from 'react';
import { env } from '#src/env.ts';

const load = async () => (await import('./visits.tsx')).Visits;

/** Loads what records visits. Undefined in builds that record none, which therefore have none of its code. */
export const loadVisits: (() => Promise<ComponentType>) | undefined = (
  import.meta.env.DEV ? env.recordVisits : import.meta.env.VITE_RECORD_VISITS === 'true'
)
  ? load
  : undefined;
