import EditIcon from '@mui/icons-material/EditOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import Tooltip from '@mui/material/Tooltip';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isShown } from '#src/api/status.ts';
import type { BulkKind } from '#src/components/list/bulk-dialog.tsx';
import type { UserDialog } from './dialog/use-dialog-address.ts';
import type { User } from './schema.ts';
import { UserAction } from './user-action.tsx';
import { useOwnAccount } from './use-own-account.ts';

type UserActionsProps = {
  user: User;
  onOpen: (dialog: UserDialog) => void;
  onAsk: (kind: BulkKind) => void;
};

/** What can be done with a user: edit, new password, disable or enable, delete (B6). */
export function UserActions({ user, onOpen, onAsk }: UserActionsProps) {
  const { t } = useTranslation(['user', 'crud', 'common']);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef<(() => void) | null>(null);
  const isOwn = useOwnAccount()(user);
  const name = user.nickname || user.username;
  const id = String(user.id);

  // Once the menu is gone and the focus back at its button, where it returns after the dialog too.
  const choose = (act: () => void) => () => {
    chosen.current = act;
    setAnchor(null);
  };
  const afterwards = () => {
    chosen.current?.();
    chosen.current = null;
  };
  const isEnabled = isShown(user);
  return (
    <Box sx={{ display: 'flex', whiteSpace: 'nowrap' }}>
      <Tooltip title={t('common:action.edit')}>
        <IconButton
          onClick={() => onOpen({ kind: 'edit', id })}
          aria-label={t('crud:list.editOf', { name })}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('action.more')}>
        <IconButton
          data-delete
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          aria-label={t('action.moreOf', { name })}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ transition: { onExited: afterwards }, list: { disabledItemsFocusable: true } }}
      >
        <UserAction
          text={t('password.title')}
          onClick={choose(() => onOpen({ kind: 'password', id }))}
        />
        <UserAction
          text={t(isEnabled ? 'bulk.disable.action' : 'bulk.enable.action')}
          refusal={isOwn && isEnabled ? t('self.disable') : undefined}
          onClick={choose(() => onAsk(isEnabled ? 'hide' : 'show'))}
        />
        <UserAction
          text={t('bulk.delete.action')}
          refusal={isOwn ? t('self.delete') : undefined}
          onClick={choose(() => onAsk('delete'))}
        />
      </Menu>
    </Box>
  );
}
