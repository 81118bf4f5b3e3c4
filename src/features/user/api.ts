import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request, toRequest } from '#src/api/client.ts';
import { dialect } from '#src/api/dialect.ts';
import { download } from '#src/api/download.ts';
import type { Id } from '#src/api/fields.ts';
import type { PageQuery } from '#src/api/page.ts';
import { pagedList } from '#src/api/queries.ts';
import { crudCalls } from '#src/api/crud-calls.ts';
import { resource } from '#src/api/resource.ts';
import type { Status } from '#src/api/status.ts';
import { upload } from '#src/api/upload.ts';
import { uploadName } from '#src/lib/text/file-name.ts';
import type { UserInput } from './input.ts';
import { ImportAnswer, User } from './schema.ts';

const NAME = 'user';
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
  setPassword: () =>
    mutationOptions({
      mutationKey: [NAME, 'password'],
      mutationFn: (data: { id: Id; password: string }) =>
        request(v.unknown(), { ...toRequest('PUT /user/update-password'), data }),
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
    return upload(ImportAnswer, { url: '/user/import', form, ...options });
  },
};

/** What the list can be filtered by. */
export const USER_FILTERS = ['role', 'status', 'recycle'] as const;
export type UserFilter = (typeof USER_FILTERS)[number];
