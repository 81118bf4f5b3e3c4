import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether nothing may move: the system or the easy reading mode asks for it. */
export function useIsStill(): boolean {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useTheme().motion.reducedMotion === 'always' || isReduced;
}
