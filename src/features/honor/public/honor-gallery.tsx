import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import type { Honor } from '../schema.ts';
import { HonorTile } from './honor-tile.tsx';
import { honorGridStyles } from './honor-grid-styles.ts';

const loadLightbox = () => import('./honor-lightbox.tsx');
const HonorLightbox = lazy(() => loadLightbox().then((m) => ({ default: m.HonorLightbox })));

type HonorGalleryProps = { honors: Honor[] };

/** The company's certificates and prizes (P8); each opens large. The lightbox comes on first use. */
export function HonorGallery({ honors }: HonorGalleryProps) {
  const [viewed, setViewed] = useState<number | null>(null);
  return (
    <>
      <Box component="ul" sx={honorGridStyles}>
        {honors.map((honor, index) => (
          <HonorTile
            key={honor.id}
            honor={honor}
            onReach={() => void loadLightbox().catch(() => undefined)}
            onOpen={() => setViewed(index)}
          />
        ))}
      </Box>
      {viewed !== null && (
        <Suspense>
          <HonorLightbox honors={honors} index={viewed} onClose={() => setViewed(null)} />
        </Suspense>
      )}
    </>
  );
}
