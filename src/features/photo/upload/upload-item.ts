import { isBusy, type Step, type Upload } from '#src/admin/pictures/upload/upload-queue.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';

type Details = {
  category: string;
  /** Hash of the file's content, set after inspection. */
  hash?: string;
};

export type UploadItem = Upload<Details, Photo>;

/** Number of files per step. */
export function countUploads(items: readonly UploadItem[]) {
  const count = (step: Step) => items.filter(({ status }) => status.step === step).length;
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
