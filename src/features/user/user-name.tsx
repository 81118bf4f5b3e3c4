import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useRowLinks } from '#src/admin/list/core/row-links.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { firstGraphemes } from '#src/lib/text/graphemes.ts';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';
import type { User } from './schema.ts';
import { hasModifier } from '#src/lib/browser/has-modifier.ts';
import { dialogHash, type UserDialog } from './dialog/use-dialog-address.ts';
import { useOwnAccount } from './use-own-account.ts';

type UserNameProps = {
  user: User;
  /** Opens the user's dialog; without it, or where the person may not edit, the name is no link. */
  onOpen?: (dialog: UserDialog) => void;
};

export function UserName({ user, onOpen }: UserNameProps) {
  const { t } = useTranslation('user');
  const isOwn = useOwnAccount()(user);
  const { username, nickname, avatar, remark } = user;
  const name = nickname || username;
  return (
    <Box
      className="row-opens"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, width: 1 }}
    >
      <Avatar alt="" src={safeImageSrc(assetUrl(avatar))} slotProps={{ img: { loading: 'lazy' } }}>
        {firstGraphemes(name, 1).toUpperCase()}
      </Avatar>
      <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" component="div" noWrap title={name}>
            {onOpen ? <UserLink id={String(user.id)} name={name} onOpen={onOpen} /> : name}
          </Typography>
          {isOwn && (
            <Chip size="small" color="primary" label={t('self.mark')} sx={{ height: '1.25rem' }} />
          )}
        </Box>
        <Typography
          variant="caption"
          component="div"
          noWrap
          title={[username, remark].filter(Boolean).join(' · ')}
          sx={{ color: 'text.secondary' }}
        >
          <span>{username}</span>
          {remark && <span> · {remark}</span>}
        </Typography>
      </Box>
    </Box>
  );
}

type UserLinkProps = { id: string; name: string; onOpen: (dialog: UserDialog) => void };

function UserLink({ id, name, onOpen }: UserLinkProps) {
  const { may } = useRowLinks();
  const dialog = { kind: 'edit', id } as const;
  if (!may('edit')) return name;
  return (
    <a
      href={dialogHash(dialog)}
      className="row-title"
      onClick={(event) => {
        if (event.button !== 0 || hasModifier(event)) return;
        event.preventDefault();
        onOpen(dialog);
      }}
    >
      {name}
    </a>
  );
}
