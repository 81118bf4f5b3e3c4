import LanguageIcon from '@mui/icons-material/Language';
import SearchIcon from '@mui/icons-material/Search';
import TranslateIcon from '@mui/icons-material/Translate';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { keysText } from '#src/lib/browser/keys-text.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { LazyCommandPalette } from '../../navigation/palette/palette-entrance.tsx';
import { SettingsButton } from '../../settings/settings-button.tsx';
import { AccountButton } from './account-button.tsx';
import { BackstageLogo } from './backstage-logo.tsx';
import { LAYOUT } from './layout-size.ts';
import { NavDrawer } from './nav/nav-drawer.tsx';

type HeaderProps = {
  isWide: boolean;
  onOpenSearch: () => void;
};

/** Shows a border once the page is scrolled. */
export function Header({ isWide, onOpenSearch }: HeaderProps) {
  const { t } = useTranslation(['navbar', 'common']);
  const isHorizontal = useSettings().navLayout === 'horizontal';
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: 0 });

  return (
    <AppBar
      position="sticky"
      elevation={0}
      color="inherit"
      sx={[barStyle, { borderColor: isScrolled && !isHorizontal ? 'divider' : 'transparent' }]}
    >
      <Toolbar sx={toolbarStyle}>
        {!isWide && <NavDrawer />}
        {(!isWide || isHorizontal) && (
          <Box sx={{ display: { xs: 'none', sm: 'block' }, marginInlineEnd: 2 }}>
            <BackstageLogo />
          </Box>
        )}
        <SearchButton onOpen={onOpenSearch} />
        <Box sx={{ flex: 1 }} />
        <LanguageButton />
        <Tooltip title={t('common:action.settings')}>
          <span>
            <SettingsButton />
          </span>
        </Tooltip>
        <Tooltip title={t('site')}>
          <IconButton
            color="inherit"
            href="/home"
            target="_blank"
            rel="noopener"
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            <LanguageIcon />
          </IconButton>
        </Tooltip>
        <AccountButton />
      </Toolbar>
    </AppBar>
  );
}

const barStyle = {
  bgcolor: 'background.default',
  height: { xs: LAYOUT.header.phone, lg: LAYOUT.header.desktop },
  borderBottom: 1,
  transition: 'border-color 0.2s',
  '@media print': { display: 'none' },
};

const toolbarStyle = {
  width: 1,
  maxWidth: LAYOUT.content.max,
  mx: 'auto',
  gap: { xs: 0.5, sm: 1 },
  px: { xs: 2, lg: 5 },
  flex: 1,
  '&&': { minHeight: 0 },
};

/** Opens the search; looks like an input on wide screens. */
function SearchButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();

  return (
    <Tooltip title={`${t('action.search')} ${keysText('Mod+K')}`} describeChild>
      <ButtonBase
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        {...LazyCommandPalette.prefetchOn}
        onClick={onOpen}
        sx={fieldStyle}
      >
        <SearchIcon />
        <Box component="span" sx={readUntilWide}>
          {t('action.search')}
        </Box>
      </ButtonBase>
    </Tooltip>
  );
}

const readUntilWide = (theme: Theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden });

const fieldStyle = {
  typography: 'body2',
  gap: 1,
  minHeight: 40,
  minWidth: 40,
  '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 },
  borderRadius: 1,
  color: { xs: 'text.primary', md: 'text.secondary' },
  border: { md: 1 },
  borderColor: { md: 'divider' },
  px: { md: 1.25 },
  width: { md: 240 },
  justifyContent: { xs: 'center', md: 'flex-start' },
  '&:hover': { bgcolor: 'action.hover' },
};

/** Labelled with the other language's own name. */
function LanguageButton() {
  const { language, changeLanguage } = useLanguage();
  const other = language === 'cn' ? 'en' : 'cn';
  const { label, htmlLang } = LANGUAGES[other];
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" lang={htmlLang} onClick={() => changeLanguage(other)}>
        <TranslateIcon />
      </IconButton>
    </Tooltip>
  );
}
