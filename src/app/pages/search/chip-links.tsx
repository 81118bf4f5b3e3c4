import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RouterButton } from '#src/components/router-link.tsx';
import { formatNumber } from '#src/i18n/format/format.ts';

type ChipLinksProps = {
  title: string;
  links: readonly { name: string; to: string; count?: number | undefined }[];
};

/** Links under a heading; nothing without links. */
export function ChipLinks({ title, links }: ChipLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 3, md: 4 } }}>
      <Typography id={id} variant="subtitle1" component="h2">
        {title}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {links.map(({ name, to, count }) => (
          <li key={to}>
            <RouterButton to={to} variant="soft" color="secondary" sx={{ maxWidth: 1 }}>
              {name}
              {count !== undefined && (
                <Box component="span" sx={countStyles}>
                  {formatNumber(count)}
                </Box>
              )}
            </RouterButton>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyles = {
  mt: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
};
const countStyles = { marginInlineStart: 1, fontWeight: 400, fontVariantNumeric: 'tabular-nums' };
