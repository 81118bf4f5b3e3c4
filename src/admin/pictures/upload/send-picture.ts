import { ApiError } from '#src/lib/errors/api-error.ts';
import { isNewType } from '#src/lib/pictures/picture-type.ts';
import {
  type Prepared,
  type PrepareOptions,
  preparePicture,
} from '#src/lib/pictures/prepare-picture.ts';

/** Whether the server has refused WebP and accepted JPEG or PNG instead, in this visit. */
let isPlainServer = false;

/** As `preparePicture`, in a format that the server accepts as far as that is known. */
export function prepareForServer(file: File, options: PrepareOptions = {}) {
  return preparePicture(file, { ...options, isPlain: isPlainServer });
}

/**
 * Sends a prepared picture. A WebP or AVIF that the server refuses is sent once more as JPEG or PNG, and the next
 * ones at once.
 * @param file as it was chosen
 * @param send called with what is to be sent
 * @throws what `send` throws
 */
export async function sendPicture<Result>(
  file: File,
  prepared: Prepared,
  options: PrepareOptions,
  send: (prepared: Prepared) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(prepared);
  } catch (error) {
    if (!isNewType(prepared.file.type) || !mayRefuseFormat(error)) throw error;
    const plain = await preparePicture(file, { ...options, isPlain: true });
    // The format of an animation is not changed.
    if ('problem' in plain || isNewType(plain.file.type)) throw error;
    const result = await send(plain);
    isPlainServer = true;
    return result;
  }
}

/** Statuses of servers that refuse a file; 200 with `success: false`. */
const REFUSALS: ReadonlySet<number | undefined> = new Set([200, 400, 406, 415, 422]);
const OF_FORMAT = /格式|类型|后缀|扩展名|format|type|extension|suffix|webp|avif/i;

/** Whether an upload may have failed for the file's format. Servers that are broken answer 500 too. */
function mayRefuseFormat(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind !== 'http' && error.kind !== 'rejected') return false;
  return REFUSALS.has(error.status) || (error.status === 500 && OF_FORMAT.test(error.message));
}
