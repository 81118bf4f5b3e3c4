import Translate from '@mui/icons-material/Translate';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#src/i18n/languages.ts';
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
