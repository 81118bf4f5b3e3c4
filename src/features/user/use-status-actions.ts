import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type CustomAction, pluralText } from '#src/admin/list/bulk/use-bulk.tsx';
import { STATUS, type Status } from '#src/api/fields/status.ts';
import { readSaved } from '#src/api/records/write-record.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { userApi } from './api.ts';
import type { User } from './schema.ts';
import { useOwnAccount } from './use-own-account.ts';

/** Enables or disables users; nobody can disable their own account. */
export function useStatusActions(): Record<'enable' | 'disable', CustomAction<User>> {
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
