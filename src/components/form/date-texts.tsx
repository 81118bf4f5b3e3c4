import Box from '@mui/material/Box';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { enUS, zhCN } from '@mui/x-date-pickers/locales';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useDayjsLocale } from './use-dayjs-locale.ts';

type DateTextsProps = { children: ReactNode };

const TEXTS = {
  cn: zhCN.components.MuiLocalizationProvider.defaultProps.localeText,
  en: enUS.components.MuiLocalizationProvider.defaultProps.localeText,
};

/** Around a date picker: its dates and texts in the current language (I6). */
export function DateTexts({ children }: DateTextsProps) {
  const { t } = useTranslation('crud');
  const { language, dayjsLocale } = useLanguage();
  const texts = useMemo(
    // MUI's Chinese for it, 下个, is half a word.
    () => ({ ...TEXTS[language], nextStepButtonLabel: t('form.nextStep') }),
    [language, t],
  );
  const fetched = useDayjsLocale(dayjsLocale);
  const [locale, setLocale] = useState(fetched);
  // A picker that gets another locale forgets what is half typed: the locale waits until that is done.
  const [isTyping, setTyping] = useState(false);
  if (!isTyping && locale !== fetched) setLocale(fetched);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={texts}>
      <Box
        sx={{ display: 'contents' }}
        onKeyDown={({ target }) => setTyping(isPartOfDate(target))}
        onBlur={({ relatedTarget }) => setTyping(isPartOfDate(relatedTarget))}
      >
        {children}
      </Box>
    </LocalizationProvider>
  );
}

/** Whether it is a day, month, year or time that keys go into. */
function isPartOfDate(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}
