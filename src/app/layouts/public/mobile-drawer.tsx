import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { BrandLink } from './brand-link.tsx';
import { LanguageButton } from './language-button.tsx';
import { fingertipButtons } from './layout-styles.ts';
import { MobileNavEntry } from './mobile-nav-entry.tsx';
import type { NavItem } from '#src/features/menu/public/nav-item.ts';

type MobileDrawerProps = { items: NavItem[]; isOpen: boolean; onClose: () => void };

/** The public menu on small screens, 288 px wide (P5). */
export function MobileDrawer({ items, isOpen, onClose }: MobileDrawerProps) {
  const { t } = useTranslation('main-navdata');
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': t('nav.label'), sx: { width: 288, ...fingertipButtons } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, minHeight: 64 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <BrandLink />
        </Box>
        <IconButton edge="end" aria-label={t('nav.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={t('nav.label')} sx={{ flexGrow: 1, px: 1 }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((item) => (
            <MobileNavEntry key={item.key} item={item} />
          ))}
        </Box>
      </Box>
      <Box sx={{ p: 2 }}>
        <LanguageButton />
      </Box>
    </Drawer>
  );
}
