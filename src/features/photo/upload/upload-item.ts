import type { ImageFileProblem } from '#src/lib/pictures/image-file.ts';
import type { Photo } from '#src/api/photo-schema.ts';

type UploadStatus =
  | { step: 'checking' | 'waiting' | 'preparing' | 'cancelled' }
  | { step: 'sending'; progress: number }
  | { step: 'done'; photo: Photo }
  | { step: 'failed'; error: unknown }
  /** Rejected before sending. */
  | { step: 'refused'; problem: ImageFileProblem }
  /** Not sent: the same bytes were uploaded under this name. */
  | { step: 'skipped'; duplicate: string };

export type UploadItem = {
  id: number;
  file: File;
  category: string;
  /** Size and format are not changed. */
  keepOriginal: boolean;
  /** Of the file's content, set after inspection. */
  hash?: string;
  /** The file to send, set after preparation. */
  prepared?: File;
  status: UploadStatus;
};

export type Step = UploadStatus['step'];

const BUSY: ReadonlySet<Step> = new Set(['checking', 'waiting', 'preparing', 'sending'] as const);

/** True while the queue still works on it. */
export function isBusy({ status }: UploadItem): boolean {
  return BUSY.has(status.step);
}

/** Number of files per step. */
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
