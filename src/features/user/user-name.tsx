import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { safeImageSrc } from '#src/lib/safe-href.ts';
import type { User } from './schema.ts';
import { useOwnAccount } from './use-own-account.ts';

type UserNameProps = { user: User };

export function UserName({ user }: UserNameProps) {
  const { t } = useTranslation('user');
  const isOwn = useOwnAccount()(user);
  const { username, nickname, avatar } = user;
  const name = nickname || username;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, width: 1 }}>
      <Avatar alt="" src={safeImageSrc(assetUrl(avatar))} slotProps={{ img: { loading: 'lazy' } }}>
        {name.slice(0, 1).toUpperCase()}
      </Avatar>
      <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" component="div" noWrap title={name}>
            {name}
          </Typography>
          {isOwn && (
            <Chip size="small" color="primary" label={t('self.mark')} sx={{ height: 20 }} />
          )}
        </Box>
        <Typography
          variant="caption"
          component="div"
          noWrap
          title={username}
          sx={{ color: 'text.secondary' }}
        >
          {username}
        </Typography>
      </Box>
    </Box>
  );
}
