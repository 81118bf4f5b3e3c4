import CloseIcon from '@mui/icons-material/Close';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SessionUser } from '#src/session/session-store.ts';
import { describeAccount } from './account.ts';
import { AccountAvatar } from './account-avatar.tsx';
import { SignOutButton } from './sign-out-button.tsx';

type AccountDrawerProps = { user: SessionUser; isOpen: boolean; onClose: () => void };

/** Who is signed in, where they can go, and the way out (A11). */
export function AccountDrawer({ user, isOpen, onClose }: AccountDrawerProps) {
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
