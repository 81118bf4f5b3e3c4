import MenuIcon from '@mui/icons-material/Menu';
import LanguageIcon from '@mui/icons-material/Language';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#src/settings/use-settings.ts';
import { SettingsButton } from '../../settings/settings-button.tsx';
import { AccountButton } from './account-button.tsx';
import { BackstageLogo } from './backstage-logo.tsx';
import { LanguageButton } from './language-button.tsx';
import { LAYOUT } from './layout-size.ts';
import { SearchButton } from './search-button.tsx';

type HeaderProps = {
  isWide: boolean;
  drawer: { isOpen: boolean; open: () => void };
  onOpenSearch: () => void;
};

/** The bar above every page of the back office. A hairline shows once the page is under it. */
export function Header({ isWide, drawer, onOpenSearch }: HeaderProps) {
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
        {!isWide && (
          <Tooltip title={t('navigation.open')}>
            <IconButton
              color="inherit"
              edge="start"
              aria-label={t('navigation.open')}
              aria-haspopup="dialog"
              aria-expanded={drawer.isOpen}
              onClick={drawer.open}
            >
              <MenuIcon />
            </IconButton>
          </Tooltip>
        )}
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
            aria-label={t('site')}
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
  height: { xs: LAYOUT.header.phone, lg: LAYOUT.header.desktop },
  '&&': { minHeight: 0 },
};
