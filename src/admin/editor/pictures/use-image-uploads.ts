import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useUploads } from '#src/admin/pictures/upload/use-uploads.ts';
import type { Upload } from '#src/admin/pictures/upload/upload-queue.ts';
import { imageFileProblem, imageSize } from '#src/lib/pictures/image-file.ts';
import type { UploadImage } from '#src/lib/pictures/image-file.ts';
import { closePlace, openPlace, placeOf } from './upload-places.ts';

export type NewImage = {
  file: File;
  /** Position in the document. */
  pos: number;
  /** Alternative text that came with it. */
  alt?: string;
};

type Place = {
  editor: Editor;
  /** Where it was added; the text may have changed since. */
  pos: number;
  alt: string;
  /** The element in the text that shows the progress. */
  host: HTMLElement;
};

type ImageAttributes = { src: string; width?: number; height?: number };

export type PendingImage = Upload<Place, ImageAttributes>;

export function useImageUploads(upload: UploadImage | undefined) {
  const [uploaded, setUploaded] = useState<readonly string[]>([]);
  const { uploads, isBusy, add, set, retry, discard } = useUploads<Place, ImageAttributes>({
    // One after another, which keeps the order of files at the same position.
    atOnce: 1,
    send,
    onDone: (attributes, image) => {
      insertImage(image, attributes);
      setUploaded((all) => [...all, attributes.src]);
    },
    onGone: ({ id, extra: { editor } }) => closePlace(editor, id),
  });

  async function send(
    file: File,
    tools: Parameters<UploadImage>[1],
    { id, extra }: PendingImage,
  ): Promise<ImageAttributes> {
    if (upload === undefined || placeOf(extra.editor, id) === undefined) {
      discard(id);
      throw new Error('The text around it was deleted while it waited');
    }
    const [src, size] = await Promise.all([upload(file, tools), imageSize(file)]);
    return { src, ...size };
  }

  /** Says so before its turn comes. */
  const refuseUnfit = async (id: number, file: File) => {
    const problem = await imageFileProblem(file);
    if (problem) set((one) => one.id === id, { status: { step: 'refused', problem } });
  };

  const start = (editor: Editor, images: NewImage[]) => {
    if (upload === undefined) return;
    const chosen = images.map(({ file, pos, alt = '' }) => {
      return { file, extra: { editor, pos, alt, host: document.createElement('div') } };
    });
    for (const { id, file, extra } of add(chosen)) {
      openPlace(editor, id, extra.host, extra.pos);
      void refuseUnfit(id, file);
    }
  };

  return {
    pending: uploads,
    isBusy,
    /** URLs of the images that are in the text now. */
    uploaded,
    forgetUploaded: () => setUploaded([]),
    start,
    retry,
    discard,
  };
}

function insertImage({ id, extra }: PendingImage, attributes: ImageAttributes): void {
  const { editor, alt } = extra;
  const place = placeOf(editor, id);
  const image = editor.schema.nodes.image?.create({ alt, ...attributes });
  if (place === undefined || image === undefined) return;
  editor.view.dispatch(editor.state.tr.replaceRangeWith(place, place, image));
}
