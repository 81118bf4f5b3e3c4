import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, zhCN } from '@mui/x-date-pickers/locales';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '#src/i18n/dayjs-locales.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

type DateLocaleProps = { children: ReactNode };

const TEXTS = {
  cn: zhCN.components.MuiLocalizationProvider.defaultProps.localeText,
  en: enUS.components.MuiLocalizationProvider.defaultProps.localeText,
};

/** Date pickers' texts, month names and first day of the week in the current language. */
export function DateLocale({ children }: DateLocaleProps) {
  const { t } = useTranslation('crud');
  const { language, dayjsLocale, pickerFormats } = useLanguage();
  const texts = useMemo(
    // MUI's Chinese text for this button, 下个, is incomplete.
    () => ({ ...TEXTS[language], nextStepButtonLabel: t('form.nextStep') }),
    [language, t],
  );
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={dayjsLocale}
      dateFormats={pickerFormats}
      localeText={texts}
    >
      {children}
    </LocalizationProvider>
  );
}
