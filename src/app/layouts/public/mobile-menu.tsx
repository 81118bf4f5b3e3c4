import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { createLazyPart } from '#src/components/lazy-part.tsx';
import type { NavItem } from '#src/features/menu/public/nav-item.ts';

const MobileDrawer = createLazyPart(async () => (await import('./mobile-drawer.tsx')).MobileDrawer);

type MobileMenuProps = { items: NavItem[] | undefined };

/** The menu button below md and its drawer (P5). */
export function MobileMenu({ items }: MobileMenuProps) {
  const { t } = useTranslation('main-navdata');
  const { key } = useLocation();
  // Open at one location only: going anywhere closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const close = () => setOpenAt(undefined);

  return (
    <>
      <IconButton
        color="inherit"
        edge="end"
        aria-label={t('nav.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...MobileDrawer.prefetchOn}
        onClick={() => setOpenAt(key)}
      >
        <MenuIcon />
      </IconButton>
      <MobileDrawer items={items ?? []} isOpen={isOpen} onClose={close} onLoadFailed={close} />
    </>
  );
}
