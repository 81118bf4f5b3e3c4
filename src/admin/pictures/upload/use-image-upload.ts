import { useState } from 'react';
import { imageFileProblem } from '#src/lib/pictures/image-file.ts';
import type { UploadOptions } from './upload-queue.ts';
import { useUploads } from './use-uploads.ts';

/** Changes a picture before its upload, as a crop does; null when it was cancelled. */
export type PrepareImage = (file: File) => Promise<File | null>;

type ImageUploadConfig<Result> = {
  upload: UploadOptions<{ preview: string }, Result>['send'];
  prepare?: PrepareImage | undefined;
  onDone: (result: Result) => void;
};

/** One upload at a time, with retry and cancel: the next one takes its place. */
export function useImageUpload<Result>({ upload, prepare, onDone }: ImageUploadConfig<Result>) {
  /** The first of several files, none of which is taken. */
  const [tooMany, setTooMany] = useState<File>();
  /** Name of the last stored picture, for an announcement. */
  const [stored, setStored] = useState('');
  const uploads = useUploads<{ preview: string }, Result>({
    send: upload,
    onDone: (result, { file }) => {
      setStored(file.name);
      onDone(result);
    },
    onGone: ({ extra }) => URL.revokeObjectURL(extra.preview),
  });
  const [picture] = uploads.uploads;

  const start = async (files: File[]) => {
    const [chosen] = files;
    if (chosen === undefined) return;
    const isAlone = files.length === 1;
    const problem = isAlone ? await imageFileProblem(chosen) : undefined;
    const isCropped = prepare !== undefined && isAlone && problem === undefined;
    const file = isCropped ? await prepare(chosen) : chosen;
    if (file === null) return;
    setStored('');
    uploads.clear();
    setTooMany(isAlone ? undefined : file);
    if (!isAlone) return;
    const extra = { preview: URL.createObjectURL(file) };
    uploads.add([{ file, extra, ...(problem && { status: { step: 'refused', problem } }) }]);
  };

  const discard = () => {
    uploads.clear();
    setTooMany(undefined);
  };

  return {
    /** The chosen picture, which is not stored yet. */
    transfer: tooMany ? ({ file: tooMany, status: TOO_MANY } as const) : picture,
    /** An object URL of a picture that was not refused. */
    preview: picture?.status.step === 'refused' ? undefined : picture?.extra.preview,
    isBusy: uploads.isBusy,
    stored,
    start,
    retry: () => picture && uploads.retry(picture.id),
    discard,
  };
}

const TOO_MANY = { step: 'refused', problem: 'many' } as const;
