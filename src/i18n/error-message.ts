import { onlineManager } from '@tanstack/react-query';
import { t } from 'i18next';
import { ApiError, isNoAddress } from '#src/lib/errors/api-error.ts';
import { isLoadFailure } from '#src/lib/errors/load-failure.ts';
import { StorageError } from '#src/lib/errors/storage-error.ts';

/**
 * Localised message of an error. The server's own message takes precedence where it rejected the
 * input (400, 409, 413, 422, `success: false`).
 */
export function errorMessage(error: unknown): string {
  if (isLoadFailure(error)) return t('error.load');
  if (error instanceof StorageError) return t('error.storage');
  if (!(error instanceof ApiError)) return t('error.unknown');
  if (isNoAddress(error)) return t('error.noAddress');
  switch (error.kind) {
    case 'rejected':
      return error.message || t('error.rejected');
    case 'http':
      return httpMessage(error);
    case 'shape':
      return t('error.shape', { detail: error.message });
    case 'network':
      return t(onlineManager.isOnline() ? 'error.network' : 'error.offline');
    case 'timeout':
    case 'malformed':
    case 'empty':
      return t(`error.${error.kind}`);
    default:
      return error.kind satisfies never;
  }
}

function httpMessage(error: ApiError): string {
  const { status = 0, retryAfter: seconds } = error;
  if ([400, 409, 413, 422].includes(status) && error.message) return error.message;
  switch (status) {
    case 401:
      return t('error.unauthorized');
    case 403:
      return t('error.forbidden');
    case 404:
      return t('error.notFound');
    case 408:
      return t('error.timeout');
    case 409:
      return t('error.conflict');
    case 413:
      return t('error.tooLarge');
    case 400:
    case 422:
      return t('error.invalid');
    case 425:
    case 503:
      return t(seconds === undefined ? 'error.busy' : 'error.busyWait', { seconds });
    case 429:
      return t(seconds === undefined ? 'error.tooMany' : 'error.tooManyWait', { seconds });
    default:
      return t(status >= 500 ? 'error.server' : 'error.refused', { status });
  }
}
