import CloseIcon from '@mui/icons-material/Close';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { useSignOutFlow } from '#src/features/auth/use-sign-out-flow.tsx';
import type { SessionUser } from '#src/session/session-store.ts';
import { useSession } from '#src/session/use-session.ts';
import { AccountLinks } from './account-links.tsx';
import { describeAccount, initials } from './account.ts';

export function AccountButton() {
  const { t } = useTranslation('navbar');
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (session.status !== 'authenticated') return null;
  const { name, picture } = describeAccount(session.user);
  const label = t('account.open', { name });

  return (
    <>
      <Tooltip title={label}>
        <IconButton
          edge="end"
          // Otherwise the tooltip would set a label that lacks the visible initials.
          aria-label={undefined}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
          sx={{ p: 0.5 }}
        >
          <AccountAvatar name={name} picture={picture} size={36} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </IconButton>
      </Tooltip>
      <AccountDrawer user={session.user} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

type AccountDrawerProps = { user: SessionUser; isOpen: boolean; onClose: () => void };

function AccountDrawer({ user, isOpen, onClose }: AccountDrawerProps) {
  const { t } = useTranslation(['navbar', 'common']);
  const id = useId();
  const { name, username, picture } = describeAccount(user);

  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': id, sx: { width: 320, maxWidth: '100vw' } } }}
    >
      <IconButton
        aria-label={t('common:action.close')}
        onClick={onClose}
        sx={{ position: 'absolute', top: 12, insetInlineStart: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <Box sx={personStyle}>
        <AccountAvatar name={name} picture={picture} size={96} />
        <Typography id={id} variant="h5" component="h2" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {username !== name && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('account.username', { username })}
          </Typography>
        )}
        <Chip size="small" variant="soft" label={roleName(user.role)} sx={{ mt: 1 }} />
      </Box>
      <AccountLinks labelledBy={id} onClose={onClose} />
      <Box sx={{ p: 2 }}>
        <SignOutButton />
      </Box>
    </Drawer>
  );

  function roleName(role: string): string {
    return role === 'admin' || role === 'editor' ? t(`account.role.${role}`) : role;
  }
}

const personStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  px: 3,
  pt: 8,
  pb: 3,
  borderBottom: 1,
  borderColor: 'divider',
};

function SignOutButton() {
  const { t } = useTranslation('navbar');
  const { start, dialog } = useSignOutFlow();
  return (
    <>
      <Button fullWidth variant="soft" color="error" size="large" onClick={start}>
        {t('account.signOut')}
      </Button>
      {dialog}
    </>
  );
}

type AccountAvatarProps = { name: string; picture: string | undefined; size: number };

/** Falls back to initials where there is no picture or it does not load. */
function AccountAvatar({ name, picture, size }: AccountAvatarProps) {
  return (
    <Avatar
      src={picture}
      alt=""
      // The name is next to it or labels its button.
      aria-hidden
      sx={{ width: size, height: size, fontSize: size * 0.36 }}
    >
      {initials(name)}
    </Avatar>
  );
}
