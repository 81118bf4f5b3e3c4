import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request, toRequest } from '#src/api/client/client.ts';
import { download } from './download.ts';
import type { Id } from '#src/api/fields/fields.ts';
import { storeFile } from './files.ts';
import { Photo } from './photo-schema.ts';
import { pagedList } from '#src/api/records/queries.ts';
import { toSent } from '#src/api/records/to-sent.ts';
import { hasCall, permissionOf } from '#src/api/wire/server-call.ts';

// Not in a feature, because forms and the editor of the back-office kit use it too.

const NAME = 'photo';
const UPDATE = 'PUT /show/update';
const REMOVE = 'DELETE /show/delete';
/** The first two parts of its permissions. */
export const PHOTO_PERMISSION = permissionOf('GET /show', `column:${NAME}`);
const meta = { invalidates: [NAME] };

type SendOptions = {
  category: string;
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

type GetOptions = {
  signal?: AbortSignal | undefined;
  onProgress?: (part: number) => void;
};

export const photoApi = {
  name: NAME,
  page: pagedList(NAME, Photo, 'GET /show'),
  send: (file: File, options: SendOptions) => storeFile(Photo, file, options),
  get: ({ id }: Photo, options: GetOptions = {}) =>
    download('GET /download', { data: { id }, ...options }),
  /** Sends the whole record; only where `canUpdatePhotos`. */
  update: () =>
    mutationOptions({
      mutationKey: [NAME, 'update'],
      mutationFn: (changed: Photo) =>
        request(v.unknown(), {
          ...toRequest(UPDATE),
          data: toSent(Photo, changed),
        }),
      meta,
    }),
  /** Only where `canDeletePhotos`. */
  remove: () =>
    mutationOptions({
      mutationKey: [NAME, 'remove'],
      mutationFn: (id: Id) => request(v.unknown(), { ...toRequest(REMOVE), query: { id } }),
      meta,
    }),
};

/** Whether the server has a library, and not only a place for uploads. */
export const hasLibrary = () => hasCall('GET /show');

/** Whether the server has a call that changes a photo; the specification has none. */
export const canUpdatePhotos = () => hasCall(UPDATE);

/** Whether the server has a call that deletes a photo; the specification has none. */
export const canDeletePhotos = () => hasCall(REMOVE);
