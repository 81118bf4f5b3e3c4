import { enUS, zhCN } from '@mui/x-data-grid/locales';
import { useMemo } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useDisplayedRows } from './use-displayed-rows.ts';

const TEXTS = { cn: zhCN, en: enUS };

/**
 * The data grid's texts in the current language.
 * @param shown the number of rows on the page, where the server pages
 */
export function useGridTexts(shown = 0) {
  const { language } = useLanguage();
  const displayedRows = useDisplayedRows(shown);
  return useMemo(
    () => ({
      ...TEXTS[language].components.MuiDataGrid.defaultProps.localeText,
      paginationDisplayedRows: displayedRows,
    }),
    [displayedRows, language],
  );
}
