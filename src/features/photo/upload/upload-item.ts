import type { PictureType } from '#src/lib/picture-type.ts';
import type { Photo } from '../schema.ts';
import type { Problem } from './inspect-file.ts';

/** How far a chosen file is. */
export type UploadStatus =
  | { step: 'checking' | 'waiting' | 'preparing' | 'cancelled' }
  | { step: 'sending'; progress: number }
  | { step: 'done'; photo: Photo }
  | { step: 'failed'; error: unknown }
  /** Not sent, because it cannot be. */
  | { step: 'refused'; problem: Problem }
  /** Not sent, because the same picture is here under this name already. */
  | { step: 'skipped'; twin: string };

/** A chosen file on its way to the server. */
export type UploadItem = {
  id: number;
  /** As it was chosen. */
  file: File;
  category: string;
  /** Known once it was looked into. */
  found?: { type: PictureType; hash: string };
  /** What is sent, once it is made. */
  prepared?: File;
  status: UploadStatus;
};

export type Step = UploadStatus['step'];

const BUSY: ReadonlySet<Step> = new Set(['checking', 'waiting', 'preparing', 'sending'] as const);

/** True while something still happens to it by itself. */
export function isBusy({ status }: UploadItem): boolean {
  return BUSY.has(status.step);
}

/** How many files are where. */
export function countUploads(items: readonly UploadItem[]) {
  const count = (...steps: Step[]) =>
    items.filter(({ status }) => steps.includes(status.step)).length;
  return {
    total: items.length,
    busy: items.filter(isBusy).length,
    done: count('done'),
    failed: count('failed'),
    refused: count('refused'),
    skipped: count('skipped'),
    cancelled: count('cancelled'),
  };
}
