import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isShown } from '#src/api/status.ts';
import { friendlyLinkApi } from '#src/features/friendly-link/api.ts';
import { bySort } from '#src/lib/by-sort.ts';
import { safeHref } from '#src/lib/safe-href.ts';

/** The partners' sites: 6, 4 and 3 of 12 columns each (P3, P4). */
export function FriendlyLinks() {
  const { t } = useTranslation('main-navdata');
  const titleId = useId();
  const { data } = useQuery(friendlyLinkApi.all());
  const links = (data?.rows ?? []).filter(isShown).toSorted(bySort);
  if (links.length === 0) return null;

  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: { xs: 5, md: 7 }, pt: 4, borderBlockStart: '1px solid', borderColor: 'divider' }}
    >
      <Typography id={titleId} variant="subtitle2" component="h2" sx={{ color: 'text.primary' }}>
        {t('footer.friendlyLinks')}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {links.map(({ id, name, url, description }) => (
          <Box key={id} component="li" sx={itemStyles}>
            <Link
              href={safeHref(url)}
              target="_blank"
              rel="noopener"
              title={description || undefined}
              color="inherit"
              underline="hover"
              sx={{ '&:hover': { color: 'text.primary' } }}
            >
              {name}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const listStyles = {
  m: 0,
  mt: 2,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: 1,
  listStyle: 'none',
  '@media (pointer: coarse)': { mt: 1, rowGap: 0 },
};
// Some single characters are wider than a column (U+FDFD).
const itemStyles = { gridColumn: { xs: 'span 6', sm: 'span 4', lg: 'span 3' }, overflowX: 'clip' };
