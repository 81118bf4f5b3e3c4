import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { DeleteDialog } from '#src/admin/deletion/delete-dialog.tsx';
import { LazyBulkDialog } from '#src/admin/list/bulk/lazy-bulk-dialog.ts';
import { pluralText } from '#src/admin/list/bulk/use-bulk.tsx';
import { useFocusAfter } from '#src/admin/ui/use-focus-after.ts';
import type { Selection } from '#src/admin/list/core/use-selection.ts';
import { STATUS } from '#src/api/status.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import type { Id } from '#src/lib/records/id.ts';
import { userApi } from './api.ts';
import type { User } from './schema.ts';
import { useOwnAccount } from './use-own-account.ts';

export type UserBulkAction = 'show' | 'hide' | 'delete';

/**
 * Enables, disables or deletes users: `ask` opens the dialog, `dialog` must be rendered. Handled
 * users are deselected.
 */
export function useUserBulk(selection: Selection, place: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<{ users: User[]; kind: UserBulkAction } | null>(null);
  const rememberFocus = useFocusAfter(place, chosen !== null);
  const isOwn = useOwnAccount();
  const { t } = useTranslation('user');

  const ask = (users: User[], kind: UserBulkAction) => {
    if (kind === 'delete' && users.every(isOwn)) {
      toast.error(t('self.delete'));
      return;
    }
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
const WORDS = { show: 'enable', hide: 'disable' } as const;

type UserBulkDialogProps = {
  kind: UserBulkAction;
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
  const { mutateAsync: setStatus } = useMutation({ ...userApi.setStatus(), meta: {} });
  const items = users.map((user) => ({ id: user.id, name: nameOf(user) }));

  if (kind === 'delete') {
    const records = items.filter(({ id }) => id !== own);
    const refused = items.filter(({ id }) => id === own);
    return (
      <DeleteDialog
        api={userApi}
        records={records}
        refused={refused.map((item) => ({ ...item, why: t('self.delete') }))}
        text={pluralText(records, {
          one: (name) => t('bulk.delete.ask', { name }),
          many: (count) => t('bulk.delete.askMany', { count }),
        })}
        onClose={onClose}
      />
    );
  }
  const word = WORDS[kind];
  const status = STATUS[kind === 'show' ? 'shown' : 'hidden'];
  const act = async ({ id }: { id: Id }) => {
    if (id === own && kind === 'hide') {
      throw new ApiError({ kind: 'rejected', call: kind, message: t('self.disable') });
    }
    await setStatus({ id, status });
    const before = users.find((user) => user.id === id)?.status ?? status;
    return before === status ? undefined : () => setStatus({ id, status: before });
  };
  return (
    <LazyBulkDialog
      items={items}
      texts={{
        title: t(`bulk.${word}.title`),
        action: t(`bulk.${word}.action`),
        question: pluralText(items, {
          one: (name) => t(`bulk.${word}.ask`, { name }),
          many: (count) => t(`bulk.${word}.askMany`, { count }),
        }),
        done: (done) =>
          pluralText(done, {
            one: (name) => t(`bulk.${word}.done`, { name }),
            many: (count) => t(`bulk.${word}.doneMany`, { count }),
          }),
      }}
      action={act}
      onRun={() => void client.invalidateQueries({ queryKey: [userApi.name] })}
      onClose={onClose}
      onLoadFailed={() => onClose([])}
    />
  );
}

function nameOf({ nickname, username }: User): string {
  return nickname || username;
}
