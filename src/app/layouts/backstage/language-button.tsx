import TranslateIcon from '@mui/icons-material/Translate';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** Switches to the other of the two languages, under that language's own name (I4). */
export function LanguageButton() {
  const { language, changeLanguage } = useLanguage();
  const other = language === 'cn' ? 'en' : 'cn';
  const { label, htmlLang } = LANGUAGES[other];
  return (
    <Tooltip title={label}>
      <IconButton
        color="inherit"
        aria-label={label}
        lang={htmlLang}
        onClick={() => changeLanguage(other)}
      >
        <TranslateIcon />
      </IconButton>
    </Tooltip>
  );
}
