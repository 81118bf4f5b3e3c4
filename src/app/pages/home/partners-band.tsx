import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { assetUrl } from '#src/api/files/assets.ts';
import { isShown } from '#src/api/fields/status.ts';
import { Picture } from '#src/components/picture.tsx';
import { stretchedLink } from '#src/components/stretched-link.ts';
import { Waiting } from '#src/components/loading/waiting.tsx';
import { friendlyLinkApi } from '#src/features/friendly-link/api.ts';
import { bySort } from '#src/lib/records/by-sort.ts';
import { safeHref } from '#src/lib/links/safe-href.ts';
import { Band } from './band.tsx';
import { PartnerMark } from './partner-mark.tsx';

const SHOWN = 12;

/** Partners from the friendly links, as a wall of their marks. */
export function PartnersBand() {
  const { t } = useTranslation('home');
  const { data, isPending } = useQuery(friendlyLinkApi.all());
  const partners = localized(data?.rows ?? [])
    .filter(isShown)
    .toSorted(bySort)
    .slice(0, SHOWN);
  if (!isPending && partners.length === 0) return null;

  return (
    <Band title={t('partners.title')} subtitle={t('partners.subtitle')}>
      {isPending ? (
        <Waiting sx={gridStyles}>
          {Array.from({ length: 6 }, (_, index) => (
            <LightSkeleton key={index} ratio={3 / 2} />
          ))}
        </Waiting>
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
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
  gap: { xs: 1.5, sm: 2 },
  listStyle: 'none',
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
