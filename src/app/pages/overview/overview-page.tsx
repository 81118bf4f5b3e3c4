import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { idInHash } from '#src/lib/links/id-in-hash.ts';
import { useViewer } from '../../navigation/use-viewer.ts';
import { isVisible } from '../../navigation/visible-menu.ts';
import { CARDS } from './cards.ts';

/** What waits for an editor today, one card a subject; each card loads by itself. */
export function Component() {
  const { t } = useTranslation('overview');
  const viewer = useViewer();
  useCardInHash();
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <Box sx={gridStyles}>
        {CARDS.filter(({ path }) => isVisible({ path }, viewer)).map(({ name, Card }) => (
          <Card key={name} />
        ))}
      </Box>
    </>
  );
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

const gridStyles = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
};
