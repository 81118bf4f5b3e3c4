import { useEffect, useRef, useState } from 'react';
import { imageFileProblem } from '#src/lib/image-file.ts';
import type { ImageFileProblem, UploadImage } from '#src/lib/image-file.ts';

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
      const address = await upload(file, {
        onProgress: (progress) => change({ progress }),
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      setTransfer(null);
      setStored(file.name);
      onDone(address);
    } catch (error) {
      change({ error });
    }
  };

  const start = async (files: File[]) => {
    const [chosen] = files;
    if (chosen === undefined) return;
    const found = files.length > 1 ? 'many' : await imageFileProblem(chosen);
    // After the crop, which may make a large file small enough.
    const isPrepared = prepare && (found === undefined || found === 'size');
    const file = isPrepared ? await prepare(chosen) : chosen;
    if (file === null) return;
    const problem = isPrepared ? await imageFileProblem(file) : found;
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
