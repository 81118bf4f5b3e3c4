import { useState } from 'react';
import { type FocalPoint, withFocus } from '#src/lib/pictures/focal-point.ts';
import { imageFileProblem } from '#src/lib/pictures/image-file.ts';
import type { Edited } from './edited-picture.ts';
import { type Upload, useUploads } from './use-uploads.ts';

/** Changes a picture before its upload, as a crop does; null when it was cancelled. */
export type PrepareImage = (file: File) => Promise<Edited | null>;

type Extra = { focus: FocalPoint | undefined };

type ImageUploadConfig<Result> = {
  upload: Parameters<typeof useUploads<Extra, Result>>[0]['send'];
  prepare?: PrepareImage | undefined;
  onDone: (result: Result, focus: FocalPoint | undefined) => void;
};

/** One upload at a time, with retry and cancel: the next one replaces it. */
export function useImageUpload<Result>({ upload, prepare, onDone }: ImageUploadConfig<Result>) {
  /** Name of the last stored picture, for an announcement. */
  const [stored, setStored] = useState('');
  const { uploads, isBusy, ...queue } = useUploads<Extra, Result>({
    send: upload,
    onDone: (result, { file, extra }) => {
      setStored(file.name);
      onDone(result, extra.focus);
    },
  });
  const [picture] = uploads;
  const discard = () => queue.remove(() => true);

  const send = (file: File, focus?: FocalPoint, status?: Upload<Extra, Result>['status']) => {
    setStored('');
    discard();
    queue.add([{ file, extra: { focus }, ...(status && { status }) }]);
  };
  const start = async ([chosen, ...others]: File[]) => {
    if (chosen === undefined) return;
    if (others.length > 0) return send(chosen, undefined, { step: 'refused', problem: 'many' });
    const isFit = prepare !== undefined && (await imageFileProblem(chosen)) === undefined;
    const edited = isFit ? await prepare(chosen) : {};
    if (edited !== null) send(edited.file ?? chosen, edited.focus);
  };

  return {
    /** The chosen picture, which is not stored yet. */
    transfer: picture,
    /** An object URL of a picture that was not refused. */
    preview:
      picture && picture.status.step !== 'refused'
        ? withFocus(picture.preview, picture.extra.focus)
        : undefined,
    isBusy,
    stored,
    start,
    /** Uploads a file that was edited here. */
    send: (file: File, focus?: FocalPoint) => send(file, focus),
    retry: () => picture && queue.retry(picture.id),
    discard,
  };
}
