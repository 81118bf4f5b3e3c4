import { useEffect, useRef, useState } from 'react';
import { imageFileProblem } from '#src/lib/image-file.ts';
import type { ImageFileProblem, UploadImage } from '#src/lib/image-file.ts';

/** A picture that was chosen and is not stored yet. */
export type Transfer = {
  file: File;
  /** Address of the file in this browser. */
  preview: string;
  /** 0 to 1. */
  progress: number;
  /** Why the upload failed, where it did. */
  error?: unknown;
  /** Why it was not sent at all. */
  problem?: ImageFileProblem | 'many' | undefined;
};

/** Changes a picture before it is sent, as by cutting it; null where the person gave up. */
export type PrepareImage = (file: File) => Promise<File | null>;

type ImageUploadConfig = {
  upload: UploadImage;
  prepare?: PrepareImage | undefined;
  /** Gets the new address. */
  onDone: (address: string) => void;
};

/** One upload at a time: started with a file, retried, cancelled. */
export function useImageUpload({ upload, prepare, onDone }: ImageUploadConfig) {
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  /** Name of the last picture stored, to say so. */
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
    // What is too large may be small enough when it is prepared.
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
