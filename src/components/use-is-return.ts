import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { leftEntry } from '#src/lib/links/name-entry.ts';

/** Whether the page was opened by "back", "forward" or its tab, so that it is shown as it was left. */
export function useIsReturn(): boolean {
  const isPop = useNavigationType() === NavigationType.Pop;
  const isByTab = leftEntry(useLocation()) !== undefined;
  return isPop || isByTab;
}
