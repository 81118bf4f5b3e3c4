import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/i18n/format/format.ts';

/** Parameters of MUI's paginations: `count` is -1 for an unknown total. */
type Displayed = { from: number; to: number; count: number };

/** A function for the text of a pagination: `第 1 条到第 20 条，共 120 条`. */
export function useDisplayedRows(shown: number): (displayed: Displayed) => string {
  const { t } = useTranslation('crud');
  return useCallback(
    ({ from, to, count }) => {
      // MUI assumes a full page where the total is unknown.
      if (count === -1) {
        const last = from + Math.max(0, shown - 1);
        return t('list.displayedRowsOnly', { from: formatNumber(from), to: formatNumber(last) });
      }
      const numbers = { from: formatNumber(from), to: formatNumber(to) };
      return t('list.displayedRows', { ...numbers, count: formatNumber(count) });
    },
    [t, shown],
  );
}
