import { useEffect, useState } from 'react';

/**
 * How often the page was hidden while it is kept: as the key of what cannot be shown again as it was, because its
 * library takes the end of its effects for the end of the component.
 */
export function useTimesHidden(): number {
  const [count, setCount] = useState(0);
  useEffect(() => () => setCount((before) => before + 1), []);
  return count;
}
