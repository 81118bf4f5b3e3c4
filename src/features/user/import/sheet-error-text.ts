import type { TFunction } from 'i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { isLoadFailure } from '#src/lib/load-failure.ts';
import { SheetError } from './sheet.ts';

/** Why a file could not be read as a spreadsheet of users, and what to do. */
export function sheetErrorText(t: TFunction<'user'>, error: Error): string {
  if (isLoadFailure(error)) return errorMessage(error);
  if (!(error instanceof SheetError)) return t('import.fault.unreadable');
  return t(`import.fault.${error.fault}`, { detail: error.detail });
}
