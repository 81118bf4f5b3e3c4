import { useEffect, useState } from 'react';
import { canKeepAllowed, loadKeepAllowed } from '#src/lib/keep-allowed.ts';

/**
 * Whether rich text can be read: at once where the browser brings along what that takes, else as soon as
 * it has been fetched.
 * @throws while drawing, what `import()` said where it cannot be fetched: as a page does whose code is missing
 */
export function useCanSanitize(): boolean {
  const [canSanitize, setCanSanitize] = useState(canKeepAllowed);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (canSanitize) return;
    loadKeepAllowed().then(
      () => setCanSanitize(true),
      (error: unknown) => setFailure({ error }),
    );
  }, [canSanitize]);
  if (failure) throw failure.error;
  return canSanitize;
}
