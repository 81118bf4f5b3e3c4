import * as v from 'valibot';
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
  const form = new FormData();
  form.append('file', file);
  const stored = await upload(StoredFile, { url: '/file', form, ...options });
  return stored.url;
}
