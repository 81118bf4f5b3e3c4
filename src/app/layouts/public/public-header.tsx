import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SettingsButton } from '#src/app/settings/settings-button.tsx';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { MainNav } from '#src/features/menu/public/main-nav.tsx';
import type { NavItem } from '#src/features/menu/public/nav-item.ts';
import { useOpenHere } from '../use-open-here.ts';
import { BrandLink } from './brand-link.tsx';
import { ContentLanguageButton } from './language-button.tsx';
import { useMainMenu } from './use-main-menu.ts';

/** Transparent over a page with `[data-hero]` until the first scroll, else solid. */
export function PublicHeader() {
  const items = useMainMenu();
  const isScrolled = useIsScrolled();
  const place = useCollapse(items);

  return (
    <Box component="header" data-scrolled={isScrolled} sx={styles}>
      <Container
        ref={place}
        maxWidth="lg"
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, md: 1 },
          height: 'var(--header-height)',
        }}
      >
        <BrandLink />
        <Box sx={{ flexGrow: 1 }} />
        <Box sx={onlyDesktop}>
          <MainNav items={items} />
          <ContentLanguageButton />
        </Box>
        <SearchLink />
        <SettingsButton />
        <Box sx={onlyPhone}>
          <MobileMenu items={items} />
        </Box>
      </Container>
    </Box>
  );
}

/** A plain link: the code of the search field is loaded with the search page. */
function SearchLink() {
  const { t } = useTranslation();
  return (
    <IconButton component={Link} to="/search" color="inherit" aria-label={t('action.search')}>
      <SearchIcon />
    </IconButton>
  );
}

/**
 * Marks the header's row as collapsed while an entry of the menu has no room for its text: the drawer has them then.
 * An attribute instead of state, because the menu has to be shown to be measured.
 */
function useCollapse(items: NavItem[] | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = place.current;
    if (row === null || items === undefined) return undefined;
    const measure = () => {
      row.removeAttribute('data-collapsed');
      const entries = [...row.querySelectorAll('nav > ul > li > a')];
      const isCut = entries.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      row.toggleAttribute('data-collapsed', isCut);
    };
    // Until the font is loaded the text has another width.
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(measure);
    // Measures at once too, after the browser's own layout instead of one that it would force here.
    const observer = new ResizeObserver(measure);
    for (const part of [row, ...row.querySelectorAll(':scope > a, nav > ul > li')]) {
      observer.observe(part);
    }
    return () => observer.disconnect();
  }, [items]);
  return place;
}

// CSS only: a prerendered page must fit every viewport. `contents`, because a box would shift as
// the menu's items load.
const onlyDesktop = (theme: Theme) => ({
  display: 'contents',
  // The menu needs the space of the language button's icon.
  [theme.breakpoints.down('lg')]: { '& .MuiButton-startIcon': { display: 'none' } },
  [theme.breakpoints.down('md')]: { display: 'none' },
  '[data-collapsed] > &': { display: 'none' },
});
const onlyPhone = (theme: Theme) => ({
  [theme.breakpoints.up('md')]: { '*:not([data-collapsed]) > &': { display: 'none' } },
});

const styles = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 'appBar',
  color: 'text.primary',
  bgcolor: 'background.default',
  transition: 'background-color 0.2s, box-shadow 0.2s, color 0.2s',
  // A box shadow takes no space in the layout.
  '&[data-scrolled="true"]': { boxShadow: '0 1px 0 var(--mui-palette-divider)' },
  // Of the next element's children alone: with `body:has()` every change of the page would count.
  '&[data-scrolled="false"]:has(+ main > [data-hero])': {
    color: 'common.white',
    bgcolor: 'transparent',
    // Legible over the picture, like the text.
    '& :focus-visible': { outlineColor: 'currentcolor' },
  },
  '@media print': { display: 'none' },
} as const;

function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > 0,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

const MobileDrawer = lazyPart(() => import('./mobile-drawer.tsx'), 'MobileDrawer');

function MobileMenu({ items }: { items: NavItem[] | undefined }) {
  const { t } = useTranslation('main-navdata');
  const { isOpen, open, close } = useOpenHere();

  return (
    <>
      <IconButton
        color="inherit"
        edge="end"
        aria-label={t('nav.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...MobileDrawer.prefetchOn}
        onClick={open}
      >
        <MenuIcon />
      </IconButton>
      <MobileDrawer items={items ?? []} isOpen={isOpen} onClose={close} onLoadFailed={close} />
    </>
  );
}
