import { useState } from 'react';
import { type FocalPoint, withFocus } from '#src/lib/pictures/focal-point.ts';
import { imageFileProblem, type ImageFileProblem } from '#src/lib/pictures/image-file.ts';
import type { UploadOptions } from './upload-queue.ts';
import type { Edited } from './edited-picture.ts';
import { useUploads } from './use-uploads.ts';

/** Changes a picture before its upload, as a crop does; null when it was cancelled. */
export type PrepareImage = (file: File) => Promise<Edited | null>;

type ImageUploadConfig<Result> = {
  upload: UploadOptions<Extra, Result>['send'];
  prepare?: PrepareImage | undefined;
  onDone: (result: Result, focus: FocalPoint | undefined) => void;
};

type Extra = { preview: string; focus: FocalPoint | undefined };

/** One upload at a time, with retry and cancel: the next one replaces it. */
export function useImageUpload<Result>({ upload, prepare, onDone }: ImageUploadConfig<Result>) {
  /** The first of several files, which are all refused. */
  const [tooMany, setTooMany] = useState<File>();
  /** Name of the last stored picture, for an announcement. */
  const [stored, setStored] = useState('');
  const uploads = useUploads<Extra, Result>({
    send: upload,
    onDone: (result, { file, extra }) => {
      setStored(file.name);
      onDone(result, extra.focus);
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
    const edited = isCropped ? await prepare(chosen) : {};
    if (edited === null) return;
    const file = edited.file ?? chosen;
    setTooMany(isAlone ? undefined : file);
    if (isAlone) send(file, edited.focus, problem);
    else uploads.clear();
  };

  const send = (file: File, focus?: FocalPoint, problem?: ImageFileProblem) => {
    setStored('');
    uploads.clear();
    const extra = { preview: URL.createObjectURL(file), focus };
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
    preview:
      picture && picture.status.step !== 'refused'
        ? withFocus(picture.extra.preview, picture.extra.focus)
        : undefined,
    isBusy: uploads.isBusy,
    stored,
    start,
    /** Uploads a file that was edited here. */
    send,
    retry: () => picture && uploads.retry(picture.id),
    discard,
  };
}

const TOO_MANY = { step: 'refused', problem: 'many' } as const;
