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
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import DriveFileRenameOutlineOutlinedIcon from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';
import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import ManageAccountsOutlinedIcon from '@mui/icons-material/ManageAccountsOutlined';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { useSignOutFlow } from '#src/features/auth/use-sign-out-flow.tsx';
import type { SessionUser } from '#src/session/session-store.ts';
import { useSession } from '#src/session/use-session.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { USER_PERMISSION } from '#src/features/user/api.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { describeAccount, initials } from './account.ts';
import { useViewer } from '../../navigation/use-viewer.ts';

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

// Lazy: few people open it, and with its form it weighs more than the whole header.
const AccountDialog = lazyPart(
  lazyPage(() => import('#src/features/user/account/account-dialog.tsx'), 'user'),
  'AccountDialog',
);

const LINKS = [
  { name: 'backstage', to: '/backstage', Icon: DashboardOutlinedIcon },
  { name: 'home', to: '/home', Icon: HomeOutlinedIcon },
  {
    name: 'ownDrafts',
    to: '/backstage/overview#drafts',
    Icon: DriveFileRenameOutlineOutlinedIcon,
  },
] as const;

const PARTS = [
  { part: 'profile', needs: `${USER_PERMISSION}:edit`, Icon: ManageAccountsOutlinedIcon },
  { part: 'password', needs: `${USER_PERMISSION}:resetPwd`, Icon: KeyOutlinedIcon },
] as const;

type AccountLinksProps = {
  /** Id of the element with the person's name. */
  labelledBy: string;
  onClose: () => void;
};

/** Links of the account drawer, and the dialog in which people change their own account. */
function AccountLinks({ labelledBy, onClose }: AccountLinksProps) {
  const { t } = useTranslation('navbar');
  const [open, setOpen] = useState<'profile' | 'password' | null>(null);
  const { mayOpen } = useViewer();
  const close = () => setOpen(null);
  return (
    <List component="nav" aria-labelledby={labelledBy} sx={{ p: 2, flex: 1 }}>
      {LINKS.map(({ name, to, Icon }) => (
        <ListItemButton key={name} component={Link} to={to} onClick={onClose}>
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText primary={t(`account.${name}`)} />
        </ListItemButton>
      ))}
      {PARTS.filter(mayOpen).map(({ part, Icon }) => (
        <ListItemButton
          key={part}
          component="button"
          aria-haspopup="dialog"
          {...AccountDialog.prefetchOn}
          onClick={() => setOpen(part)}
          sx={{ width: 1, textAlign: 'start' }}
        >
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText primary={t(`account.${part}`)} />
        </ListItemButton>
      ))}
      {open && <AccountDialog part={open} onClose={close} onLoadFailed={close} />}
    </List>
  );
}
