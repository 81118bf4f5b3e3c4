import EditIcon from '@mui/icons-material/EditOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ComponentProps, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowLinks } from '#src/admin/list/core/row-links.tsx';
import { RowButton } from '#src/admin/ui/row-button.tsx';
import { hasShownStatus } from '#src/api/fields/status.ts';
import { hasCall } from '#src/api/wire/server-call.ts';
import type { UserDialog } from './dialog/use-dialog-address.ts';
import type { User } from './schema.ts';
import { useOwnAccount } from './use-own-account.ts';

type UserActionsProps = {
  user: User;
  onOpen: (dialog: UserDialog) => void;
  onStatus: (word: 'enable' | 'disable') => void;
  onDelete: () => void;
};

export function UserActions({ user, onOpen, onStatus, onDelete }: UserActionsProps) {
  const { t } = useTranslation(['user', 'crud', 'common']);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Even a closed menu costs render time in each row.
  const [isMenuUsed, setMenuUsed] = useState(false);
  const chosen = useRef<(() => void) | null>(null);
  const isOwn = useOwnAccount()(user);
  const name = user.nickname || user.username;
  const id = String(user.id);

  // Runs after the menu has restored the focus to its button, so that the dialog can restore it there too.
  const choose = (act: () => void) => () => {
    chosen.current = act;
    setAnchor(null);
  };
  const runChosen = () => {
    chosen.current?.();
    chosen.current = null;
  };
  const isEnabled = hasShownStatus(user);
  const { may } = useRowLinks();
  const mayEdit = may('edit');
  if (!mayEdit && !may('resetPwd') && !may('remove')) return null;
  return (
    <div className="row-actions">
      {mayEdit && (
        <RowButton
          hint={t('common:action.edit')}
          onClick={() => onOpen({ kind: 'edit', id })}
          aria-label={t('crud:list.editOf', { name })}
        >
          <EditIcon fontSize="small" />
        </RowButton>
      )}
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
        <MoreIcon fontSize="small" />
      </RowButton>
      {isMenuUsed && (
        <Menu
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{
            transition: { onExited: runChosen },
            list: { disabledItemsFocusable: true },
          }}
        >
          {may('resetPwd') && (
            <UserAction
              text={t('password.title')}
              onClick={choose(() => onOpen({ kind: 'password', id }))}
            />
          )}
          {mayEdit && hasCall('PUT /user/reset-status') && (
            <UserAction
              text={t(isEnabled ? 'bulk.disable.action' : 'bulk.enable.action')}
              refusal={isOwn && isEnabled ? t('self.disable') : undefined}
              onClick={choose(() => onStatus(isEnabled ? 'disable' : 'enable'))}
            />
          )}
          {may('remove') && (
            <UserAction
              text={t('bulk.delete.action')}
              refusal={isOwn ? t('self.delete') : undefined}
              onClick={choose(onDelete)}
            />
          )}
        </Menu>
      )}
    </div>
  );
}

type UserActionProps = Omit<ComponentProps<typeof MenuItem>, 'children' | 'onClick'> & {
  text: string;
  /** Reason why the action is not available. */
  refusal?: string | undefined;
  onClick: () => void;
};

/** An unavailable action stays focusable, so that its reason can be read. */
function UserAction({ text, refusal, onClick, ...item }: UserActionProps) {
  const isRefused = refusal !== undefined;
  return (
    <MenuItem {...item} aria-disabled={isRefused} onClick={isRefused ? undefined : onClick}>
      <ListItemText
        primary={text}
        secondary={refusal}
        slotProps={{ primary: { color: isRefused ? 'textDisabled' : 'textPrimary' } }}
      />
    </MenuItem>
  );
}
