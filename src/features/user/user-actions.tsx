import EditIcon from '@mui/icons-material/EditOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isShown } from '#src/api/status.ts';
import { RowButton } from '#src/admin/list/row-button.tsx';
import type { BulkKind } from '#src/admin/list/bulk-dialog.tsx';
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
  // A closed menu takes its time too, in each row.
  const [isMenuUsed, setMenuUsed] = useState(false);
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
    <div className="row-actions">
      <RowButton
        hint={t('common:action.edit')}
        onClick={() => onOpen({ kind: 'edit', id })}
        aria-label={t('crud:list.editOf', { name })}
      >
        {EDIT}
      </RowButton>
      <RowButton
        hint={t('action.more')}
        data-delete
        onClick={({ currentTarget }) => {
          setMenuUsed(true);
          setAnchor(currentTarget);
        }}
        aria-label={t('action.moreOf', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        {MORE}
      </RowButton>
      {isMenuUsed && (
        <Menu
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{
            transition: { onExited: afterwards },
            list: { disabledItemsFocusable: true },
          }}
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
      )}
    </div>
  );
}

// The same elements in every row: React leaves them alone when a row is drawn again.
const EDIT = <EditIcon fontSize="small" />;
const MORE = <MoreIcon fontSize="small" />;
