import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { imageFileProblem, imageSize } from '#src/lib/image-file.ts';
import type { ImageFileProblem, UploadImage } from '#src/lib/image-file.ts';
import { preparePicture } from '#src/lib/prepare-picture.ts';
import { closePlace, openPlace, placeOf } from './upload-places.ts';

export type PendingImage = {
  id: string;
  file: File;
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

  const send = async (editor: Editor, { id, file }: PendingImage) => {
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
      insertImage(editor, id, { src, ...size });
      return close(editor, id);
    } catch (error) {
      if (!controller.signal.aborted) change(id, { error });
      return undefined;
    }
  };

  // Sequential uploads keep the order in which the files were chosen.
  const start = async (editor: Editor, files: File[], pos: number) => {
    if (upload === undefined) return;
    const images = files.map((file): PendingImage => {
      const host = document.createElement('div');
      return { id: nextId(), file, host, progress: 0 };
    });
    for (const { id, host } of images) openPlace(editor, id, host, pos);
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
  return { pending, isBusy, start, retry: send, close };
}

function insertImage(editor: Editor, id: string, attributes: Record<string, unknown>): void {
  const place = placeOf(editor, id);
  const image = editor.schema.nodes.image?.create(attributes);
  if (place === undefined || image === undefined) return;
  editor.view.dispatch(editor.state.tr.replaceRangeWith(place, place, image));
}
