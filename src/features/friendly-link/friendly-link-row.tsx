import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { assetUrl } from '#src/api/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { TextRow } from '#src/admin/list/text-row.tsx';
import { safeHref } from '#src/lib/safe-href.ts';
import type { FriendlyLink } from './schema.ts';

type FriendlyLinkRowProps = { link: FriendlyLink; actions: ReactNode };

/** A partner as the list shows it. */
export function FriendlyLinkRow({ link, actions }: FriendlyLinkRowProps) {
  return (
    <TextRow
      title={link.name}
      text={
        <Link href={safeHref(link.url)} target="_blank" rel="noopener" color="inherit">
          {link.url}
        </Link>
      }
      picture={<Picture src={assetUrl(link.logo)} alt="" ratio={2} sizes="72px" fit="contain" />}
      status={link.status}
      actions={actions}
    />
  );
}
