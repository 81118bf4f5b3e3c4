import pMap from 'p-map';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '#src/api/files.ts';
import type { ImageFileProblem } from '#src/lib/pictures/image-file.ts';
import { preparePicture } from '#src/lib/pictures/prepare-picture.ts';

/** A chosen picture that is not uploaded yet. */
export type GalleryUpload = {
  /** Increases in the order in which pictures were chosen. */
  id: number;
  file: File;
  /** Object URL of the file. */
  preview: string;
  /** 0 to 1. */
  progress: number;
  /** Why the upload failed. */
  error?: unknown;
  /** Why the file was rejected before the upload. */
  problem?: ImageFileProblem | undefined;
};

export type ChosenFile = Pick<GalleryUpload, 'file' | 'problem'>;

const PARALLEL_UPLOADS = 3;

/** Uploads several pictures in parallel; each can be cancelled or retried. */
export function useGalleryUploads(onUploaded: (address: string, id: number) => void) {
  const [uploads, setUploads] = useState<GalleryUpload[]>([]);
  const running = useRef(new Map<number, { stop: AbortController; preview: string }>());
  const lastId = useRef(0);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const { stop, preview } of all.values()) {
        stop.abort();
        URL.revokeObjectURL(preview);
      }
    };
  }, []);

  const change = (id: number, changes: Partial<GalleryUpload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  const discard = (id: number) => {
    const known = running.current.get(id);
    known?.stop.abort();
    if (known) URL.revokeObjectURL(known.preview);
    running.current.delete(id);
    setUploads((before) => before.filter((one) => one.id !== id));
  };

  const send = async ({ id, file, problem }: GalleryUpload) => {
    const signal = running.current.get(id)?.stop.signal;
    if (problem !== undefined || !signal || signal.aborted) return undefined;
    change(id, { progress: 0, error: undefined });
    try {
      const prepared = await preparePicture(file);
      if ('problem' in prepared) return change(id, prepared);
      signal.throwIfAborted();
      const onProgress = (progress: number) => change(id, { progress });
      const address = await uploadFile(prepared, { onProgress, signal });
      if (signal.aborted) return undefined;
      discard(id);
      return onUploaded(address, id);
    } catch (error) {
      if (!signal.aborted) change(id, { error });
      return undefined;
    }
  };

  const add = (files: ChosenFile[]) => {
    const added = files.map(({ file, problem }): GalleryUpload => {
      lastId.current += 1;
      const id = lastId.current;
      const preview = URL.createObjectURL(file);
      running.current.set(id, { stop: new AbortController(), preview });
      return { id, file, preview, progress: 0, problem };
    });
    setUploads((before) => [...before, ...added]);
    void pMap(added, send, { concurrency: PARALLEL_UPLOADS });
  };

  const isBusy = uploads.some(({ error, problem }) => error === undefined && !problem);
  return { uploads, isBusy, add, retry: send, discard };
}
