import { usePartInTime } from '../late-part.ts';
import { OVERLAYS } from './late-overlay.ts';

/** Fetches what opens over pages with the first sign of somebody there. */
export function OverlaysInTime() {
  usePartInTime(OVERLAYS);
  return null;
}
