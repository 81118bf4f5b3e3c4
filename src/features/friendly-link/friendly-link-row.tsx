import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { assetUrl } from '#src/api/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { StatusChip } from '#src/crud/status-chip.tsx';
import { safeHref } from '#src/lib/safe-href.ts';
import type { FriendlyLink } from './schema.ts';

type FriendlyLinkRowProps = { link: FriendlyLink; actions: ReactNode };

/** A partner as the list shows it. */
export function FriendlyLinkRow({ link, actions }: FriendlyLinkRowProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {link.logo && (
        <Box sx={{ width: 72, flexShrink: 0, display: { xs: 'none', sm: 'block' } }}>
          <Picture src={assetUrl(link.logo)} alt="" ratio={3} sizes="72px" fit="contain" />
        </Box>
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" noWrap>
          {link.name}
        </Typography>
        <Link
          href={safeHref(link.url)}
          target="_blank"
          rel="noopener"
          variant="body2"
          noWrap
          sx={{ display: 'block' }}
        >
          {link.url}
        </Link>
      </Box>
      <StatusChip status={link.status} />
      {actions}
    </Box>
  );
}
