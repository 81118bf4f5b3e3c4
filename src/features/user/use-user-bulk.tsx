import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '#src/admin/deletion/delete-dialog.tsx';
import { BulkDialog } from '#src/admin/list/bulk-dialog.tsx';
import type { BulkKind } from '#src/admin/list/bulk-dialog.tsx';
import { useFocusAfter } from '#src/admin/list/use-focus-after.ts';
import type { Selection } from '#src/admin/list/use-selection.ts';
import { STATUS } from '#src/api/status.ts';
import { ApiError } from '#src/lib/api-error.ts';
import type { Id } from '#src/lib/id.ts';
import { userApi } from './api.ts';
import type { User } from './schema.ts';
import { useOwnAccount } from './use-own-account.ts';

/**
 * Enables, disables or deletes users: `ask` opens the dialog, `dialog` must be rendered. Handled
 * users are deselected.
 */
export function useUserBulk(selection: Selection, place: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<{ users: User[]; kind: BulkKind } | null>(null);
  const rememberFocus = useFocusAfter(place, chosen !== null);

  const ask = (users: User[], kind: BulkKind) => {
    rememberFocus();
    setChosen({ users, kind });
  };
  const dialog = chosen && (
    <UserBulkDialog
      {...chosen}
      onClose={(done) => {
        setChosen(null);
        selection.drop(done);
      }}
    />
  );
  return { ask, dialog };
}

/** Text keys for users instead of "show" and "hide". */
const WORDS = { show: 'enable', hide: 'disable', delete: 'delete' } as const;

type UserBulkDialogProps = {
  kind: BulkKind;
  users: User[];
  /** Called with the ids of the handled users. */
  onClose: (done: Id[]) => void;
};

/** Confirms, then enables, disables or deletes users; never the person's own account. */
function UserBulkDialog({ kind, users, onClose }: UserBulkDialogProps) {
  const { t } = useTranslation('user');
  const client = useQueryClient();
  const own = users.find(useOwnAccount())?.id;
  // Without `meta`, or each call would refetch the list.
  const { mutateAsync: remove } = useMutation({ ...userApi.remove(), meta: {} });
  const { mutateAsync: setStatus } = useMutation({ ...userApi.setStatus(), meta: {} });

  const calls = {
    show: (id: Id) => setStatus({ id, status: STATUS.shown }),
    hide: (id: Id) => setStatus({ id, status: STATUS.hidden }),
    delete: remove,
  };
  const act = ({ id }: { id: Id }) => {
    if (id !== own || kind === 'show') return calls[kind](id);
    const message = t(kind === 'hide' ? 'self.disable' : 'self.delete');
    return Promise.reject(new ApiError({ kind: 'rejected', call: kind, message }));
  };
  const [only] = users;
  if (kind === 'delete' && only && users.length === 1 && only.id !== own) {
    const name = nameOf(only);
    const text = t('bulk.delete.ask', { name });
    return (
      <DeleteDialog api={userApi} record={{ id: only.id, name }} text={text} onClose={onClose} />
    );
  }
  return (
    <BulkDialog
      kind={kind}
      say={(text, values) => t(`bulk.${WORDS[kind]}.${text}`, values)}
      items={users.map((user) => ({ id: user.id, name: nameOf(user) }))}
      action={act}
      onRun={() => void client.invalidateQueries({ queryKey: [userApi.name] })}
      onClose={onClose}
    />
  );
}

function nameOf({ nickname, username }: User): string {
  return nickname || username;
}
