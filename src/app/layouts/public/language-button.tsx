import Translate from '@mui/icons-material/Translate';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** Labelled with the other language's own name. */
export function LanguageButton() {
  const { t } = useTranslation();
  const { language, changeLanguage } = useLanguage();
  const other = language === 'cn' ? 'en' : 'cn';
  const { label, htmlLang } = LANGUAGES[other];

  return (
    <Button
      color="inherit"
      startIcon={<Translate />}
      title={t('language.label')}
      lang={htmlLang}
      onClick={() => changeLanguage(other)}
      sx={{ flexShrink: 0, minHeight: 40, px: 1.5 }}
    >
      {label}
    </Button>
  );
}

/** The same on pages of content: where that is in Chinese alone, only a reader of the English texts has it. */
export function ContentLanguageButton() {
  const { language } = useLanguage();
  return HAS_ENGLISH || language !== DEFAULT_LANGUAGE ? <LanguageButton /> : null;
}
