import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { StatusChip } from '#src/admin/list/status-chip.tsx';
import { safeHref } from '#src/lib/safe-href.ts';
import { AdvertisementWindow } from './advertisement-window.tsx';
import type { Advertisement } from './schema.ts';

type AdvertisementRowProps = { advertisement: Advertisement; actions: ReactNode };

/** A slide as the list shows it: its picture, what it says, where it leads, when it is seen. */
export function AdvertisementRow({ advertisement, actions }: AdvertisementRowProps) {
  const { t } = useTranslation('advertisement-rota');
  const { title, image, link, status } = advertisement;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Box sx={{ flex: { xs: '1 0 100%', sm: '0 0 196px' } }}>
        <Picture
          src={assetUrl(image)}
          alt=""
          ratio={21 / 9}
          sizes="(min-width: 600px) 196px, 90vw"
          sx={{ borderRadius: 1 }}
        />
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Typography variant="subtitle2" component="div" noWrap>
          {title}
        </Typography>
        <Typography variant="body2" component="div" noWrap sx={{ color: 'text.secondary' }}>
          {link === '' ? (
            t('list.noLink')
          ) : (
            <Link dir="ltr" href={safeHref(link)} target="_blank" rel="noopener" color="inherit">
              {link}
            </Link>
          )}
        </Typography>
        <AdvertisementWindow advertisement={advertisement} />
      </Box>
      <StatusChip status={status} />
      <Box sx={{ marginInlineStart: 'auto' }}>{actions}</Box>
    </Box>
  );
}
