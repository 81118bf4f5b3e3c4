import { use, useMemo, useState } from 'react';
import { Unfold } from '#src/admin/form/core/form-fields.tsx';

/** The languages of a field. */
export const SIDES = ['cn', 'en'] as const;
export type Side = (typeof SIDES)[number];

/** Of a form's column, in px: from here on both languages have room beside each other. */
const ROOM = '@container (min-width: 560px)';

/** Which language a narrow column shows, and for each what brings it to view, for `Unfold`. */
export function useSides() {
  const [side, setSide] = useState<Side>('cn');
  const unfold = use(Unfold);
  const unfolds = useMemo(() => {
    const show = (next: Side) => () => {
      unfold?.();
      setSide(next);
    };
    return { cn: show('cn'), en: show('en') };
  }, [unfold]);
  return { side, setSide, unfolds };
}

/** Of the two languages beside each other. */
export const pairStyles = {
  [ROOM]: { display: 'grid', gap: 3, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};

/** Of what only a narrow column has. */
export const narrowStyles = { [ROOM]: { display: 'none' } };

/** Of a language that a narrow column does not show. */
export const hiddenStyles = { display: 'none', [ROOM]: { display: 'block' } };
