import { useEffect, useState } from 'react';
import { loadSimplified } from '#src/lib/search/simplified.ts';

/** Loads the table of traditional characters with the first keyword, and renders again once it is there. */
export function useSimplified(q: string): void {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (q !== '') void loadSimplified().then(() => setLoaded(true));
  }, [q]);
}
