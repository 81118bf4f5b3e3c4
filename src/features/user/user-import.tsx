import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ImportDialog } from '#src/admin/import/import-dialog.tsx';
import { textField } from '#src/admin/import/plan/fields.ts';
import { checkBy, type ImportType } from '#src/admin/import/plan/import-type.ts';
import { invalidateChanged } from '#src/api/cache/invalidate-changed.ts';
import { hasCall, hasField } from '#src/api/wire/server-call.ts';
import { knownWord } from '#src/lib/text/known-word.ts';
import { useSession } from '#src/session/use-session.ts';
import { HAS_ROLE, userApi } from './api.ts';
import { NewUserInput } from './input.ts';
import { ROLES } from './roles.ts';

/** Columns of the file, with their titles in servers' templates and spreadsheets. */
const COLUMNS = [
  {
    name: 'username',
    label: '用户名',
    titles: ['登录名称', '登录名', '登录账号', '用户账号', '账号', 'account'],
  },
  {
    name: 'nickname',
    label: '姓名',
    titles: [
      '真实姓名',
      '用户姓名',
      '用户名称',
      '用户昵称',
      '昵称',
      'realname',
      'fullname',
      'name',
    ],
  },
  { name: 'email', label: '邮箱', titles: ['用户邮箱', '电子邮箱', '邮件', 'mail'] },
  {
    name: 'phone',
    label: '手机',
    titles: ['手机号', '手机号码', '电话', 'phonenumber', 'mobile'],
  },
  { name: 'role', label: '角色', titles: ['用户角色', 'rolekey'] },
  { name: 'remark', label: '备注', titles: ['remarks', 'note'] },
];

/** The columns that the server has; others are sent unchanged. */
const FIELDS = COLUMNS.filter(({ name }) => hasField('GET /user/page', name)).map(textField);

/** Imports users in one call, and leaves columns, roles and first passwords to the server. */
export function UserImport({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const type = useUserImport(typeof user?.username === 'string' ? user.username : '');
  return <ImportDialog type={type} onClose={onClose} />;
}

function useUserImport(ownUsername: string) {
  const { t } = useTranslation(['import', 'user']);
  return useMemo(
    (): ImportType => ({
      name: userApi.name,
      noun: t('noun.user'),
      fields: FIELDS,
      keys: ['username'],
      example: {},
      empty: () => ({}),
      check: checkBy(rowInput(ownUsername)),
      saving: {
        readTemplate: hasCall('GET /user/get-import-template') ? userApi.importTemplate : undefined,
        sendFile: (file, onProgress) => userApi.importFile(file, { onProgress }),
        hint: t('user:import.hint'),
        remarks: (fields, rows) => {
          if (!HAS_ROLE) return [];
          if (fields.every(({ name }) => name !== 'role')) return [t('user:import.noRoles')];
          const roles = new Set(rows.map(({ role = '' }) => role));
          const others = [...roles].filter(
            (role) => role !== '' && knownWord(ROLES, role) === undefined,
          );
          if (others.length === 0) return [];
          return [t('user:import.otherRoles', { roles: others.join(t('separator')) })];
        },
        doneText: ({ created, updated }) => t('user:import.done', { created, updated }),
      },
      refresh: (client) => invalidateChanged(client, userApi.create()),
    }),
    [t, ownUsername],
  );
}

/**
 * Schema of a row; a field without a column has no problem. A role column must be filled in, as a server may
 * default to the highest role; the server decides which roles exist. The own account must not be changed, as
 * that could lock the person out.
 */
function rowInput(ownUsername: string) {
  const { username, nickname, email, phone, role, remark } = NewUserInput.entries;
  return v.partial(
    v.object({
      username: v.pipe(
        username,
        v.check((value) => value !== ownUsername, 'own'),
      ),
      nickname,
      email,
      phone,
      role,
      remark,
    }),
  );
}
