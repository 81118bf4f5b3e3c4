import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { imageFileProblem, imageSize } from '#src/lib/pictures/image-file.ts';
import type { ImageFileProblem, UploadImage } from '#src/lib/pictures/image-file.ts';
import { preparePicture } from '#src/lib/pictures/prepare-picture.ts';
import { closePlace, openPlace, placeOf } from './upload-places.ts';

export type NewImage = {
  file: File;
  /** Position in the document. */
  pos: number;
  /** Alternative text that came with it. */
  alt?: string;
};

export type PendingImage = {
  id: string;
  file: File;
  alt: string;
  /** The element in the text that shows the progress. */
  host: HTMLElement;
  /** 0 to 1. */
  progress: number;
  /** Why the upload failed. */
  error?: unknown;
  problem?: ImageFileProblem | undefined;
};

let count = 0;
const nextId = () => `image-${(count += 1)}`;

export function useImageUploads(upload: UploadImage | undefined) {
  const [pending, setPending] = useState<PendingImage[]>([]);
  const [uploaded, setUploaded] = useState<readonly string[]>([]);
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const change = (id: string, next: Partial<PendingImage>) =>
    setPending((all) => all.map((image) => (image.id === id ? { ...image, ...next } : image)));

  const close = (editor: Editor, id: string) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    if (!editor.isDestroyed) closePlace(editor, id);
    setPending((all) => all.filter((image) => image.id !== id));
  };

  const send = async (editor: Editor, { id, file, alt }: PendingImage) => {
    if (upload === undefined) return undefined;
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { progress: 0, error: undefined });
    try {
      const prepared = await preparePicture(file);
      if ('problem' in prepared) return change(id, prepared);
      controller.signal.throwIfAborted();
      const [src, size] = await Promise.all([
        upload(prepared, {
          onProgress: (progress) => change(id, { progress }),
          signal: controller.signal,
        }),
        imageSize(prepared),
      ]);
      if (controller.signal.aborted || editor.isDestroyed) return undefined;
      insertImage(editor, id, { src, alt, ...size });
      setUploaded((all) => [...all, src]);
      return close(editor, id);
    } catch (error) {
      if (!controller.signal.aborted) change(id, { error });
      return undefined;
    }
  };

  /** Uploads one after another, which keeps the order of files at the same position. */
  const start = async (editor: Editor, added: NewImage[]) => {
    if (upload === undefined) return;
    const images = added.map(({ file, pos, alt = '' }): PendingImage => {
      const host = document.createElement('div');
      const id = nextId();
      openPlace(editor, id, host, pos);
      return { id, file, alt, host, progress: 0 };
    });
    setPending((all) => [...all, ...images]);
    const looks = images.map(async (image) => {
      const problem = await imageFileProblem(image.file);
      change(image.id, { problem });
      return problem;
    });
    for (const [index, image] of images.entries()) {
      const problem = await looks[index];
      if (editor.isDestroyed || placeOf(editor, image.id) === undefined) continue;
      if (problem === undefined) await send(editor, image);
    }
  };

  const isBusy = pending.some(({ error, problem }) => error === undefined && problem === undefined);
  return {
    pending,
    isBusy,
    /** URLs of the images that are in the text now. */
    uploaded,
    forgetUploaded: () => setUploaded([]),
    start,
    retry: send,
    close,
  };
}

function insertImage(editor: Editor, id: string, attributes: Record<string, unknown>): void {
  const place = placeOf(editor, id);
  const image = editor.schema.nodes.image?.create(attributes);
  if (place === undefined || image === undefined) return;
  editor.view.dispatch(editor.state.tr.replaceRangeWith(place, place, image));
}
