import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request, toRequest } from '#src/api/client/client.ts';
import { dialect } from '#src/api/dialects/dialect.ts';
import { download } from '#src/api/uploads/download.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { PageQuery } from '#src/api/records/page.ts';
import { pagedList } from '#src/api/records/queries.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { resource } from '#src/api/records/resource.ts';
import type { Status } from '#src/api/fields/status.ts';
import { upload } from '#src/api/uploads/upload.ts';
import { hasField, namesField, permissionOf } from '#src/api/wire/server-call.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { uploadName } from '#src/lib/text/file-name.ts';
import type { UserInput } from './input.ts';
import { Roles } from './role-options.ts';
import { ImportAnswer, User } from './schema.ts';

const NAME = 'user';
/** The first two parts of its permissions. */
export const USER_PERMISSION = permissionOf('GET /user/page', `system:${NAME}`);
const PASSWORD = 'PUT /user/update-password';
const meta = { invalidates: [NAME] };

type ImportOptions = { onProgress: (part: number) => void };

export const userApi = {
  ...resource<User, UserInput>({
    name: NAME,
    record: User,
    calls: crudCalls('/user'),
  }),
  page: pagedList(NAME, User, 'GET /user/page'),
  /** Deleted users (recycle bin). */
  deleted: pagedList(NAME, User, 'GET /user/recycle/show'),
  /** All roles that can be assigned, where users have a list of roles. */
  roles: () =>
    queryOptions({
      queryKey: [NAME, 'roles'],
      queryFn: ({ signal }) => request(Roles, { ...toRequest('GET /user/roles'), signal }),
    }),
  setPassword: () =>
    mutationOptions({
      mutationKey: [NAME, 'password'],
      /** @param input.username sent only where the server's call is about it */
      mutationFn: ({ username, ...data }: { id: Id; username: string; password: string }) =>
        request(v.unknown(), {
          ...toRequest(PASSWORD),
          data: namesField(PASSWORD, 'username') ? { username, ...data } : data,
        }),
      meta,
    }),
  /** Enables or disables signing in. */
  setStatus: () =>
    mutationOptions({
      mutationKey: [NAME, 'status'],
      mutationFn: (data: { id: Id; status: Status }) =>
        request(v.unknown(), { ...toRequest('PUT /user/reset-status'), data }),
      meta,
    }),
  /**
   * All matching users as the server's spreadsheet.
   * @throws ApiError
   */
  exportFile: (query: PageQuery) => {
    // No paging: the file holds all of them.
    const all = { ...query, pageNo: undefined, pageSize: undefined };
    return download('GET /user/export', { data: all });
  },
  /**
   * The import template.
   * @throws ApiError
   */
  importTemplate: () => download('GET /user/get-import-template'),
  /**
   * Uploads a filled-in template.
   * @throws ApiError
   */
  importFile: (file: File, options: ImportOptions): Promise<ImportAnswer> => {
    const form = new FormData();
    form.append(dialect.upload.field, file, uploadName(file.name));
    return upload(ImportAnswer, { url: '/user/import', form, ...options }).catch(saidOf);
  },
};

/** A refusal that names rows, in lines for a person, is shown once as it stands. @throws the other errors */
function saidOf(error: unknown): ImportAnswer {
  const { kind, message } = error instanceof ApiError ? error : { kind: undefined, message: '' };
  if (kind === 'rejected' && /<br\s*\/?>/.test(message)) return v.parse(ImportAnswer, message);
  throw error;
}

/** Whether a user has a single role, one of the two that this product knows. */
export const HAS_ROLE = hasField('GET /user/page', 'role');

export const USER_FILTERS = [
  ...(HAS_ROLE ? (['role'] as const) : []),
  'status',
  'recycle',
] as const;
