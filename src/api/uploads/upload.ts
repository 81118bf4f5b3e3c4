import { ApiError } from '#src/lib/errors/api-error.ts';
import { readAnswer, toHttpError } from '#src/api/client/answer.ts';
import {
  apiUrl,
  credentials,
  REQUEST_TIMEOUT,
  type Schema,
  sendAuthorized,
} from '#src/api/client/client.ts';
import { toWire } from '#src/api/wire/wire.ts';

type UploadConfig = {
  url: string;
  form: FormData;
  /** Called with 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal | undefined;
};

/**
 * Uploads a form with XMLHttpRequest, because fetch reports no upload progress over HTTP/1.1.
 * Headers, abort and errors as `request`; it times out when nothing moves for `REQUEST_TIMEOUT`.
 * @throws ApiError as `request` does; the signal's reason when aborted.
 */
export function upload<T>(schema: Schema<T>, config: UploadConfig): Promise<T> {
  const call = `POST ${config.url}`;
  return sendAuthorized(call, (headers) => send(schema, call, config, headers));
}

function send<T>(
  schema: Schema<T>,
  call: string,
  config: UploadConfig,
  headers: Record<string, string>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const { method, path, query } = toWire(call);
    const search = new URLSearchParams(query).toString();
    xhr.open(method, apiUrl(path) + (search && `?${search}`));
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.withCredentials = credentials === 'include';
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The browser's own timeout counts from the start, whatever the progress.
    const expectProgress = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new ApiError({ kind: 'timeout', call }));
        xhr.abort();
      }, REQUEST_TIMEOUT);
    };
    xhr.upload.onload = expectProgress;
    xhr.onprogress = expectProgress;
    xhr.onloadend = () => clearTimeout(timer);
    xhr.upload.onprogress = (event) => {
      expectProgress();
      if (event.lengthComputable) config.onProgress?.(event.loaded / event.total);
    };
    xhr.onload = () => {
      try {
        if (xhr.status >= 400) {
          const retryAfter = xhr.getResponseHeader('Retry-After');
          throw toHttpError(call, xhr.status, parseBody(xhr.responseText), retryAfter);
        }
        resolve(readAnswer(schema, call, xhr.status, xhr.responseText));
      } catch (error) {
        reject(error);
      }
    };
    xhr.onerror = () => reject(new ApiError({ kind: 'network', call }));
    xhr.onabort = () => reject(config.signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    if (config.signal?.aborted) {
      reject(config.signal.reason);
      return;
    }
    config.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    expectProgress();
    xhr.send(config.form);
  });
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
