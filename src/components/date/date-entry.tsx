import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, zhCN } from '@mui/x-date-pickers/locales';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '#src/i18n/format/dayjs-locales.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { dateEvents } from './date-events.ts';

type DateEntryProps = {
  /** The picker's format. */
  format: string;
  children: ReactNode;
};

const TEXTS = {
  cn: zhCN.components.MuiLocalizationProvider.defaultProps.localeText,
  en: enUS.components.MuiLocalizationProvider.defaultProps.localeText,
};

/**
 * Around each date picker: its texts, month names and first day of the week in the current language, and what
 * it does not read by itself, which is dates that are pasted or composed in an input method.
 */
export function DateEntry({ format, children }: DateEntryProps) {
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
      <div style={CONTENTS} {...dateEvents(format)}>
        {children}
      </div>
    </LocalizationProvider>
  );
}

const CONTENTS = { display: 'contents' };
