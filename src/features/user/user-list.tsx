import BlockIcon from '@mui/icons-material/Block';
import EnableIcon from '@mui/icons-material/CheckCircleOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useEventCallback } from '@mui/material/utils';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { pluralText, type CustomAction } from '#src/admin/list/bulk/use-bulk.tsx';
import { useList } from '#src/admin/list/core/list-context.ts';
import type { ListParams } from '#src/admin/list/core/use-list-params.ts';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { STATUS, type Status } from '#src/api/fields/status.ts';
import { hasCall } from '#src/api/wire/server-call.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';
import { userApi } from './api.ts';
import type { UserDialog } from './dialog/use-dialog-address.ts';
import { ROLES } from './roles.ts';
import type { User } from './schema.ts';
import { useOwnAccount } from './use-own-account.ts';
import { useUserColumns, UserListCard } from './user-columns.tsx';
import { UserActions } from './user-actions.tsx';
import { readSaved } from '#src/api/records/write-record.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';

type UserListProps = {
  params: ListParams;
  newButton: ReactNode;
  onOpen: (dialog: UserDialog) => void;
};

/** `one` and `update` are left out, because users are enabled and disabled instead of shown and hidden. */
const { name, page, remove } = userApi;
const listApi = { name, page, remove };

export function UserList({ params, newButton, onOpen }: UserListProps) {
  const { t } = useTranslation('user');
  const open = useEventCallback(onOpen);
  const isOwn = useOwnAccount();
  const status = useStatusActions();
  const may = useMay();
  return (
    <PagedList
      label={t('list.title')}
      api={listApi}
      params={params}
      columns={useUserColumns(open)}
      labelOf={({ nickname, username }) => nickname || username}
      filters={{
        role: (
          <FilterSelect
            name="role"
            label={t('field.role')}
            options={ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
          />
        ),
        status: (
          <FilterSelect
            name="status"
            label={t('field.status')}
            options={[
              { value: String(STATUS.shown), label: t('status.enabled') },
              { value: String(STATUS.hidden), label: t('status.disabled') },
            ]}
          />
        ),
      }}
      exportButton={may('export') && hasCall('GET /user/export') && <ExportUsersButton />}
      newButton={newButton}
      refusalOf={(user) => (isOwn(user) ? t('self.delete') : undefined)}
      deleteText={(users) =>
        pluralText(users, {
          one: (name) => t('bulk.delete.ask', { name }),
          many: (count) => t('bulk.delete.askMany', { count }),
        })
      }
      actions={(user, ask) => (
        <UserActions
          user={user}
          onOpen={open}
          onStatus={(word) => ask(status[word])}
          onDelete={() => ask('delete')}
        />
      )}
      bar={(ask) =>
        may('edit') &&
        hasCall('PUT /user/reset-status') && (
          <>
            <Button startIcon={<EnableIcon />} onClick={() => ask(status.enable)}>
              {t('bulk.enable.action')}
            </Button>
            <Button startIcon={<BlockIcon />} onClick={() => ask(status.disable)}>
              {t('bulk.disable.action')}
            </Button>
          </>
        )
      }
      card={(user, actions) => <UserListCard user={user} actions={actions} onOpen={open} />}
    />
  );
}

/** Exports all users that match the list's filters. */
function ExportUsersButton() {
  const { t } = useTranslation('user');
  const { query } = useList().params;
  const { mutate, isPending } = useMutation({
    mutationFn: () => userApi.exportFile(query),
    onSuccess: (file) => saveFile(file, file.name || t('export.fileName')),
    onError: (error) => toast.error(t('export.failed'), { description: errorMessage(error) }),
  });
  return (
    <ToolButton
      label={t('export.action')}
      busy={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      <DownloadIcon />
    </ToolButton>
  );
}

/** Enables or disables users; nobody can disable their own account. */
function useStatusActions(): Record<'enable' | 'disable', CustomAction<User>> {
  const { t } = useTranslation('user');
  const isOwn = useOwnAccount();
  // Without `meta`, or each call would refetch the list.
  const { mutateAsync: setStatus } = useMutation({ ...userApi.setStatus(), meta: {} });
  const actionOf = (word: 'enable' | 'disable'): CustomAction<User> => ({
    textsOf: (items) => ({
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
    }),
    run: async (user) => {
      const { id } = user;
      if (word === 'disable' && isOwn(user)) {
        throw new ApiError({ kind: 'rejected', call: word, message: t('self.disable') });
      }
      const status = STATUS[word === 'enable' ? 'shown' : 'hidden'];
      const before = user.status ?? status;
      const set = async (to: Status) => {
        await setStatus({ id, status: to });
        const { failure } = await readSaved(userApi, id, { status: to }, user);
        if (failure) throw failure;
      };
      await set(status);
      return before === status ? undefined : () => set(before);
    },
  });
  return { enable: actionOf('enable'), disable: actionOf('disable') };
}
