import { download } from '#src/api/download.ts';
import { storeFile } from '#src/api/files.ts';
import { pagedList } from '#src/api/queries.ts';
import { Photo } from './schema.ts';

const NAME = 'photo';

type SendOptions = {
  category: string;
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

type GetOptions = {
  signal?: AbortSignal | undefined;
  onProgress?: (part: number) => void;
};

/** The API has no call that changes or deletes a photo, so pages offer neither. */
export const photoApi = {
  name: NAME,
  page: pagedList(NAME, Photo, 'GET /show'),
  send: (file: File, options: SendOptions) => storeFile(Photo, file, options),
  get: ({ id }: Photo, options: GetOptions = {}) =>
    download('GET /download', { data: { id }, ...options }),
};
