import CloseIcon from '@mui/icons-material/Close';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import DriveFileRenameOutlineOutlinedIcon from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';
import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import ManageAccountsOutlinedIcon from '@mui/icons-material/ManageAccountsOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { createLazyPart } from '#src/components/lazy-part.tsx';
import { showLoadingOverlay } from '#src/components/loading-overlay-store.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { useSignOut } from '#src/features/auth/use-sign-out.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { SessionUser } from '#src/session/session-store.ts';
import { useSession } from '#src/session/use-session.ts';
import { describeAccount, initials } from './account.ts';
import { KeepDraftsDialog } from './keep-drafts-dialog.tsx';

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
      <List component="nav" aria-labelledby={id} sx={{ p: 2, flex: 1 }}>
        <ListItemButton component={Link} to="/backstage" onClick={onClose}>
          <ListItemIcon>
            <DashboardOutlinedIcon />
          </ListItemIcon>
          <ListItemText primary={t('account.backstage')} />
        </ListItemButton>
        <ListItemButton component={Link} to="/home" onClick={onClose}>
          <ListItemIcon>
            <HomeOutlinedIcon />
          </ListItemIcon>
          <ListItemText primary={t('account.home')} />
        </ListItemButton>
        <ListItemButton component={Link} to="/backstage/overview#drafts" onClick={onClose}>
          <ListItemIcon>
            <DriveFileRenameOutlineOutlinedIcon />
          </ListItemIcon>
          <ListItemText primary={t('account.ownDrafts')} />
        </ListItemButton>
        <AccountParts />
      </List>
      <Box sx={{ p: 2 }}>
        <SignOutButton />
      </Box>
    </Drawer>
  );

  function roleName(role: string): string {
    return role === 'admin' || role === 'editor' ? t(`account.role.${role}`) : role;
  }
}

// Opened by few; with its form it weighs more than the whole header.
const AccountDialog = createLazyPart(async () => (await loadAccountDialog()).AccountDialog);
const loadAccountDialog = lazyPage(
  () => import('#src/features/user/account/account-dialog.tsx'),
  'user',
);

const PARTS = [
  { part: 'profile', Icon: ManageAccountsOutlinedIcon },
  { part: 'password', Icon: KeyOutlinedIcon },
] as const;

/** What the person can change of their own account. */
function AccountParts() {
  const { t } = useTranslation('navbar');
  const [open, setOpen] = useState<'profile' | 'password' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {PARTS.map(({ part, Icon }) => (
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
    </>
  );
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

/** Asks what to do with drafts; the overlay blocks the page until the server has answered. */
function SignOutButton() {
  const { t } = useTranslation('navbar');
  const { countDrafts, signOut } = useSignOut();
  const [isCounting, setIsCounting] = useState(false);
  const [drafts, setDrafts] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(
    () => (isLeaving ? showLoadingOverlay(t('account.signingOut')) : undefined),
    [isLeaving, t],
  );

  async function start() {
    if (isCounting) return;
    setIsCounting(true);
    const count = await countDrafts();
    setIsCounting(false);
    if (count > 0) setDrafts(count);
    else await leave({ keepDrafts: true });
  }

  async function leave(choice: { keepDrafts: boolean }) {
    setDrafts(0);
    setIsLeaving(true);
    await signOut(choice);
    setIsLeaving(false);
  }

  return (
    <>
      <Button fullWidth variant="soft" color="error" size="large" onClick={() => void start()}>
        {t('account.signOut')}
      </Button>
      {drafts > 0 && (
        <KeepDraftsDialog
          count={drafts}
          onSignOut={(keepDrafts) => void leave({ keepDrafts })}
          onCancel={() => setDrafts(0)}
        />
      )}
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
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.36,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
      }}
    >
      {initials(name)}
    </Avatar>
  );
}
