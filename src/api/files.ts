import * as v from 'valibot';
import type { Schema } from './client.ts';
import { UPLOAD_FIELD } from './dialect.ts';
import { requiredText } from './fields.ts';
import { upload } from './upload.ts';

type UploadOptions = {
  /** Called with 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal | undefined;
};

/** What the server says of a stored file, as far as a form needs it. */
const StoredFile = v.looseObject({ url: requiredText });

/**
 * Stores a picture with `POST /file`.
 * @returns its address, as records hold it.
 */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<string> {
  const stored = await storeFile(StoredFile, file, options);
  return stored.url;
}

/**
 * Stores a picture with `POST /file`, with what is said of it ('' is left out).
 * @returns its record, checked against `schema`.
 * @throws ApiError as `upload` does.
 */
export function storeFile<T>(
  schema: Schema<T>,
  file: File,
  { category = '', ...options }: UploadOptions & { category?: string },
): Promise<T> {
  const form = new FormData();
  form.append(UPLOAD_FIELD, file);
  if (category !== '') form.append('category', category);
  return upload(schema, { url: '/file', form, ...options });
}
