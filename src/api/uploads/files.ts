import * as v from 'valibot';
import { uploadName } from '#src/lib/text/file-name.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import type { Schema } from '#src/api/client/client.ts';
import { dialect } from '#src/api/dialects/dialect.ts';
import { requiredText } from '#src/api/fields/fields.ts';
import { storedPath } from './assets.ts';
import { upload } from './upload.ts';

type UploadOptions = {
  /** Called with 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal | undefined;
};

/** Fields that may have a stored file's address; the dialect's first. */
const ADDRESS_NAMES = [dialect.upload.address, 'url', 'fileUrl', 'filePath', 'path', 'src'];

/** URL of a stored file: the whole answer, or one of its usual fields. */
const StoredFile = v.pipe(
  v.unknown(),
  v.transform((data) =>
    isRecord(data) ? ADDRESS_NAMES.map((name) => data[name]).find(Boolean) : data,
  ),
  v.pipe(requiredText, v.nonEmpty(), v.transform(storedPath)),
);

/**
 * Uploads a file with `POST /file`.
 * @returns its URL.
 */
export function uploadFile(
  file: File,
  options: UploadOptions & { category?: string } = {},
): Promise<string> {
  return storeFile(StoredFile, file, options);
}

/**
 * Uploads a picture with `POST /file` and a category ('' is left out).
 * @returns its record, validated with `schema`.
 * @throws ApiError as `upload` does.
 */
export function storeFile<T>(
  schema: Schema<T>,
  file: File,
  { category = '', ...options }: UploadOptions & { category?: string },
): Promise<T> {
  const form = new FormData();
  form.append(dialect.upload.field, file, uploadName(file.name));
  if (category !== '') form.append('category', category);
  return upload(schema, { url: '/file', form, ...options });
}
