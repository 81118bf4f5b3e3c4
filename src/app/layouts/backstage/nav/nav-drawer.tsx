import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#src/settings/use-settings.ts';
import { SIDE_MENU } from '../../../navigation/side-menu.ts';
import { useSideMenu } from '../../../navigation/use-side-menu.ts';
import { useOpenHere } from '../../use-open-here.ts';
import { BackstageLogo } from '../backstage-logo.tsx';
import { LAYOUT } from '../layout-size.ts';
import { NavList } from './nav-list.tsx';
import { navSurface } from './nav-surface.ts';

/** The menu of narrow screens, and the button that opens it. */
export function NavDrawer() {
  const { t } = useTranslation('navbar');
  const surface = navSurface(useSettings().navColor);
  const { groups, current } = useSideMenu(SIDE_MENU);
  const { isOpen, open, close } = useOpenHere();

  return (
    <>
      <Tooltip title={t('navigation.open')}>
        <IconButton
          color="inherit"
          edge="start"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
        >
          <MenuIcon />
        </IconButton>
      </Tooltip>
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: {
            ...surface.attributes,
            'aria-label': t('navigation.label'),
            sx: [surface.style, { width: LAYOUT.nav.drawer, maxWidth: 'calc(100vw - 40px)' }],
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: LAYOUT.header.phone, px: 3 }}>
          <BackstageLogo />
        </Box>
        <nav aria-label={t('navigation.label')}>
          <NavList groups={groups} current={current} />
        </nav>
      </Drawer>
    </>
  );
}
