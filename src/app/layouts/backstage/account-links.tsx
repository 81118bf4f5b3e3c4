import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import DriveFileRenameOutlineOutlinedIcon from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';
import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import ManageAccountsOutlinedIcon from '@mui/icons-material/ManageAccountsOutlined';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { USER_PERMISSION } from '#src/features/user/api.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { useViewer } from '../../navigation/use-viewer.ts';

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
export function AccountLinks({ labelledBy, onClose }: AccountLinksProps) {
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
