import { enUS, zhCN } from '@mui/x-data-grid/locales';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

const TEXTS = { cn: zhCN, en: enUS };

/** The data grid's texts in the current language. */
export function useGridTexts() {
  const { t } = useTranslation('crud');
  const { language } = useLanguage();
  return useMemo(
    () => ({
      ...TEXTS[language].components.MuiDataGrid.defaultProps.localeText,
      paginationDisplayedRows: ({ from, to, count }: { from: number; to: number; count: number }) =>
        t('list.displayedRows', {
          from: formatNumber(from),
          to: formatNumber(to),
          count: formatNumber(count),
        }),
    }),
    [t, language],
  );
}
