import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether animations are off: the system asks for reduced motion, or easy reading is on. */
export function useIsStill(): boolean {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useTheme().motion.reducedMotion === 'always' || isReduced;
}
