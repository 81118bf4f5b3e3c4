import { useEffect, useRef, useState } from 'react';
import { imageFileProblem } from '#src/lib/pictures/image-file.ts';
import type { ImageFileProblem, UploadImage } from '#src/lib/pictures/image-file.ts';
import { preparePicture } from '#src/lib/pictures/prepare-picture.ts';

/** A chosen picture that is not stored yet. */
export type Transfer = {
  file: File;
  /** An object URL of the file. */
  preview: string;
  /** 0 to 1. */
  progress: number;
  /** Why the upload failed. */
  error?: unknown;
  /** Why it was rejected before the upload. */
  problem?: ImageFileProblem | 'many' | undefined;
};

/** Changes a picture before its upload, as a crop does; null when it was cancelled. */
export type PrepareImage = (file: File) => Promise<File | null>;

type ImageUploadConfig = {
  upload: UploadImage;
  prepare?: PrepareImage | undefined;
  /** Called with the uploaded picture's URL. */
  onDone: (address: string) => void;
};

/** One upload at a time, with retry and cancel. */
export function useImageUpload({ upload, prepare, onDone }: ImageUploadConfig) {
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  /** Name of the last stored picture, for an announcement. */
  const [stored, setStored] = useState('');
  const running = useRef<AbortController>(null);
  const preview = transfer?.preview;

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (preview === undefined) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const send = async (file: File) => {
    const controller = new AbortController();
    running.current = controller;
    const change = (next: Partial<Transfer>) => {
      if (controller.signal.aborted) return;
      setTransfer((current) => current && { ...current, ...next });
    };
    change({ progress: 0, error: undefined });
    try {
      const prepared = await preparePicture(file);
      if ('problem' in prepared) return change(prepared);
      controller.signal.throwIfAborted();
      const address = await upload(prepared, {
        onProgress: (progress) => change({ progress }),
        signal: controller.signal,
      });
      if (controller.signal.aborted) return undefined;
      setTransfer(null);
      setStored(file.name);
      return onDone(address);
    } catch (error) {
      return change({ error });
    }
  };

  const start = async (files: File[]) => {
    const [chosen] = files;
    if (chosen === undefined) return;
    const problem = files.length > 1 ? 'many' : await imageFileProblem(chosen);
    const file = prepare && problem === undefined ? await prepare(chosen) : chosen;
    if (file === null) return;
    running.current?.abort();
    setStored('');
    setTransfer({ file, preview: URL.createObjectURL(file), progress: 0, problem });
    if (problem === undefined) void send(file);
  };

  const discard = () => {
    running.current?.abort();
    setTransfer(null);
  };

  return { transfer, stored, start, retry: send, discard };
}
