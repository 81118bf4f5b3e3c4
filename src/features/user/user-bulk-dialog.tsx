import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { STATUS } from '#src/api/status.ts';
import { BulkDialog } from '#src/admin/list/bulk-dialog.tsx';
import type { BulkKind } from '#src/admin/list/bulk-dialog.tsx';
import { DeleteDialog } from '#src/admin/deletion/delete-dialog.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import type { Id } from '#src/lib/id.ts';
import { userApi } from './api.ts';
import type { User } from './schema.ts';
import { useOwnAccount } from './use-own-account.ts';

/** What a user is told of instead of being shown and hidden. */
const WORDS = { show: 'enable', hide: 'disable', delete: 'delete' } as const;

type UserBulkDialogProps = {
  kind: BulkKind;
  users: User[];
  /** Called with the ids of what is done. */
  onClose: (done: Id[]) => void;
};

/** Enables, disables or deletes users after asking, each with its result; never oneself (B6, B7). */
export function UserBulkDialog({ kind, users, onClose }: UserBulkDialogProps) {
  const { t } = useTranslation('user');
  const client = useQueryClient();
  const own = users.find(useOwnAccount())?.id;
  // Without their meta: each of many would make the list be read again.
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
