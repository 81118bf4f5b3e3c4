import * as v from 'valibot';
import { readAnswer, toApiError } from '#src/api/client/answer.ts';
import { apiUrl, type Call, http, sendAuthorized } from '#src/api/client/client.ts';
import { toWire } from '#src/api/wire/wire.ts';

type DownloadOptions = {
  /** Query parameters; unset ones are left out. */
  data?: unknown;
  signal?: AbortSignal | undefined;
  /** Called with 0 to 1; stays 0 where the server sends no length. */
  onProgress?: (part: number) => void;
};

/**
 * Downloads a file, with the headers, retry and errors of `request`.
 * @returns the file under the server's name, '' where it sent none.
 * @throws ApiError as `request` does; the signal's own reason when aborted.
 */
export async function download(call: Call, options: DownloadOptions = {}): Promise<File> {
  const { data, signal, onProgress } = options;
  const { method, path, query } = toWire(call, { query: data });
  return sendAuthorized(call, async (headers) => {
    try {
      const answer = await http(apiUrl(path), {
        method,
        headers: { ...headers, Accept: '*/*' },
        searchParams: query,
        ...(signal ? { signal } : {}),
        ...(onProgress ? { onDownloadProgress: ({ percent }) => onProgress(percent) } : {}),
      });
      const type = answer.headers.get('Content-Type') ?? '';
      // A rejection with status 200 is JSON.
      if (type.includes('json')) readAnswer(v.never(), call, answer.status, await answer.text());
      const name = fileNameIn(answer.headers.get('Content-Disposition') ?? '');
      return new File([await answer.blob()], name, { type });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw toApiError(call, error);
    }
  });
}

/** File name in Content-Disposition; `filename*=UTF-8''…` takes precedence. */
function fileNameIn(disposition: string): string {
  const encoded = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition);
  const given = encoded ?? plain?.[1] ?? plain?.[2] ?? '';
  try {
    return decodeURIComponent(given);
  } catch {
    return given;
  }
}
