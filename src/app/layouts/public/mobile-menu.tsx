import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useFetched } from '#src/components/use-fetched.ts';
import type { NavItem } from '#src/features/menu/public/nav-item.ts';

const loadDrawer = () => import('./mobile-drawer.tsx');

type MobileMenuProps = { items: NavItem[] | undefined };

/** The menu button below md and its drawer, which is fetched when somebody reaches for it (P5). */
export function MobileMenu({ items }: MobileMenuProps) {
  const { t } = useTranslation('main-navdata');
  const { key } = useLocation();
  // Open at one location only: going anywhere closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const close = () => setOpenAt(undefined);
  const drawer = useFetched(isOpen, loadDrawer, close);

  return (
    <>
      <IconButton
        color="inherit"
        edge="end"
        aria-label={t('nav.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onClick={() => setOpenAt(key)}
      >
        <MenuIcon />
      </IconButton>
      {drawer && <drawer.MobileDrawer items={items ?? []} isOpen={isOpen} onClose={close} />}
    </>
  );
}
