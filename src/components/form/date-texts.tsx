import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { enUS, zhCN } from '@mui/x-date-pickers/locales';
import type { ReactNode } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useDayjsLocale } from './use-dayjs-locale.ts';

type DateTextsProps = { children: ReactNode };

const TEXTS = {
  cn: zhCN.components.MuiLocalizationProvider.defaultProps.localeText,
  en: enUS.components.MuiLocalizationProvider.defaultProps.localeText,
};

/** Around a date picker: its dates and texts in the current language (I6). */
export function DateTexts({ children }: DateTextsProps) {
  const { language, dayjsLocale } = useLanguage();
  const locale = useDayjsLocale(dayjsLocale);
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={locale}
      localeText={TEXTS[language]}
    >
      {children}
    </LocalizationProvider>
  );
}
