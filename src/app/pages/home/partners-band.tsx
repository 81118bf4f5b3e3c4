import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { hasShownStatus } from '#src/api/fields/status.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { Picture } from '#src/components/picture.tsx';
import { stretchedLink } from '#src/components/stretched-link.ts';
import { friendlyLinkApi } from '#src/features/friendly-link/schema.ts';
import { safeHref } from '#src/lib/links/safe-href.ts';
import { bySort } from '#src/lib/records/by-sort.ts';
import { firstGraphemes } from '#src/lib/text/graphemes.ts';
import { Band } from './band.tsx';

const SHOWN = 12;

/** Partners from the friendly links, as a wall of their marks. */
export function PartnersBand() {
  const { t } = useTranslation('home');
  const { data, isPending } = useQuery(friendlyLinkApi.shown());
  const partners = localized(data?.rows ?? [])
    .filter(hasShownStatus)
    .toSorted(bySort)
    .slice(0, SHOWN);
  if (!isPending && partners.length === 0) return null;

  return (
    <Band title={t('partners.title')} subtitle={t('partners.subtitle')}>
      {isPending ? (
        <BusyRegion sx={gridStyles}>
          {Array.from({ length: 6 }, (_, index) => (
            <LightSkeleton key={index} ratio={3 / 2} />
          ))}
        </BusyRegion>
      ) : (
        <Box component="ul" sx={gridStyles}>
          {partners.map((partner) => (
            <Box key={partner.id} component="li" sx={itemStyles}>
              {partner.logo ? (
                <Picture
                  src={assetUrl(partner.logo)}
                  alt=""
                  ratio={2}
                  fit="contain"
                  sizes="112px"
                  sx={logoStyles}
                />
              ) : (
                <PartnerMark name={partner.name} />
              )}
              <Link
                href={safeHref(partner.url)}
                lang={langOf(partner, 'name')}
                target="_blank"
                rel="noopener"
                title={partner.description || undefined}
                color="inherit"
                underline="hover"
                sx={{ ...stretchedLink(2), typography: 'body2', fontWeight: 600 }}
              >
                {partner.name}
              </Link>
            </Box>
          ))}
        </Box>
      )}
    </Band>
  );
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
  gap: { xs: 1.5, sm: 2 },
};
const itemStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.5,
  minHeight: 128,
  p: 2,
  textAlign: 'center',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  transition: 'border-color 0.2s',
  '@media (hover: hover)': {
    '& > :first-of-type': { filter: 'grayscale(1)', transition: 'filter 0.2s' },
    '&:hover': { borderColor: 'brand.text', '& > :first-of-type': { filter: 'none' } },
  },
};
const logoStyles = { flex: 'none', width: 112, bgcolor: 'transparent' };

/** Frames of 40 × 40 px; a name always has the same one. */
const FRAMES = [
  'M20 1a19 19 0 1 1 0 38 19 19 0 0 1 0-38Z',
  'M20 1 38 11v18L20 39 2 29V11Z',
  'M9 2h22a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7Z',
  'M20 2c10 0 18 8 18 18v18H20C10 38 2 30 2 20S10 2 20 2Z',
  'M20 1 39 20 20 39 1 20Z',
];

const TONES = ['brand', 'info', 'warning', 'success', 'error'] as const;

/** The mark of a partner that has no logo: the first letter of its name in a frame. Decorative. */
function PartnerMark({ name }: { name: string }) {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  // Another digit than the one that chooses the frame, so that frame and colour vary independently.
  const tone = TONES[Math.floor(sum / FRAMES.length) % TONES.length] ?? 'brand';
  const frame = FRAMES[sum % FRAMES.length];
  return (
    <Box
      component="svg"
      viewBox="0 0 40 40"
      aria-hidden
      sx={{ flex: 'none', width: 48, height: 48, color: `${tone}.text` }}
    >
      <path d={frame} fill="currentColor" fillOpacity="0.12" />
      <path d={frame} fill="none" stroke="currentColor" strokeWidth="1.5" strokeOpacity="0.64" />
      <text x="20" y="26.5" fill="currentColor" fontSize="18" fontWeight="600" textAnchor="middle">
        {firstGraphemes(name, 1).toLocaleUpperCase()}
      </text>
    </Box>
  );
}
