import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { idInHash } from '#src/lib/links/id-in-hash.ts';
import { useViewer } from '../../navigation/use-viewer.ts';
import { isVisible } from '../../navigation/visible-menu.ts';
import { Actions } from './actions.tsx';
import { CARDS, WIDE_CARDS } from './cards.ts';

/** What one does first, how the site is doing, and what waits; each card loads by itself. */
export function Component() {
  const { t } = useTranslation('overview');
  const viewer = useViewer();
  const columns = useColumns();
  useCardInHash();
  const allowed = ({ path }: { path: string }) => isVisible({ path }, viewer);
  const cards = CARDS.filter(allowed);
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <Actions />
      <Box sx={gridStyles}>
        {WIDE_CARDS.filter(allowed).map(({ name, Card }) => (
          <Card key={name} />
        ))}
        {/* Columns, because a card beside a longer one would be half empty. */}
        <Box sx={{ ...columnsStyles, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {Array.from({ length: columns }, (_none, column) => (
            <Box key={column} sx={gridStyles}>
              {cards
                .filter((_card, index) => index % columns === column)
                .map(({ name, Card }) => (
                  <Card key={name} />
                ))}
            </Box>
          ))}
        </Box>
      </Box>
    </>
  );
}

function useColumns(): number {
  const hasTwo = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const hasThree = useMediaQuery((theme) => theme.breakpoints.up('xl'));
  return hasThree ? 3 : hasTwo ? 2 : 1;
}

/** Moves the focus to the card that the address names; the router scrolls there. */
function useCardInHash() {
  // Following the same link again is another location with the same hash.
  const location = useLocation();
  useEffect(() => {
    const id = idInHash(location.hash);
    if (id !== '') document.getElementById(id)?.focus();
  }, [location]);
}

const gap = { xs: 2, sm: 3 };

const gridStyles = {
  display: 'grid',
  gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
};

const columnsStyles = { display: 'grid', gap, alignItems: 'start' };
