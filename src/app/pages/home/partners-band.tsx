import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LightSkeleton } from '#src/components/light-skeleton.tsx';
import { assetUrl } from '#src/api/assets.ts';
import { isShown } from '#src/api/status.ts';
import { Picture } from '#src/components/picture.tsx';
import { stretchedLink } from '#src/components/stretched-link.ts';
import { Waiting } from '#src/components/waiting.tsx';
import { friendlyLinkApi } from '#src/features/friendly-link/api.ts';
import { bySort } from '#src/lib/by-sort.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { Band } from './band.tsx';

const SHOWN = 12;

/** Partners from the friendly links. */
export function PartnersBand() {
  const { t } = useTranslation('home');
  const { data, isPending } = useQuery(friendlyLinkApi.all());
  const partners = (data?.rows ?? []).filter(isShown).toSorted(bySort).slice(0, SHOWN);
  if (!isPending && partners.length === 0) return null;

  return (
    <Band title={t('partners.title')} subtitle={t('partners.subtitle')}>
      {isPending ? (
        <Waiting sx={gridStyles}>
          {Array.from({ length: 8 }, (_, index) => (
            <LightSkeleton key={index} ratio={4} />
          ))}
        </Waiting>
      ) : (
        <Box component="ul" sx={gridStyles}>
          {partners.map(({ id, name, url, logo, description }) => (
            <Box key={id} component="li" sx={itemStyles}>
              {logo && (
                <Picture
                  src={assetUrl(logo)}
                  alt=""
                  ratio={1}
                  fit="contain"
                  sizes="48px"
                  sx={logoStyles}
                />
              )}
              <Box sx={{ minWidth: 0 }}>
                <Link
                  href={safeHref(url)}
                  target="_blank"
                  rel="noopener"
                  underline="hover"
                  sx={{ ...stretchedLink(1), fontWeight: 600 }}
                >
                  {name}
                </Link>
                <Typography
                  variant="body2"
                  noWrap
                  sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}
                >
                  {description}
                </Typography>
              </Box>
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
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  columnGap: { xs: 2, sm: 4 },
  listStyle: 'none',
};
const itemStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 2,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
};
const logoStyles = { flex: 'none', width: 48, bgcolor: 'transparent' };
