import type { Editor } from '@tiptap/react';
import pMap from 'p-map';
import { useState } from 'react';
import { type Upload, useUploads } from '#src/admin/pictures/upload/use-uploads.ts';
import { imageSize, type UploadImage } from '#src/lib/pictures/image-file.ts';
import { DECORATIVE } from './undescribed-images.tsx';
import { removePlaceholder, addPlaceholder, placeholderPosition } from './upload-placeholders.ts';

export type NewImage = {
  file: File;
  pos: number;
  /** Alternative text that came with it. */
  alt?: string;
};

type ImageExtra = {
  editor: Editor;
  /** Position at which it was added; the text may have changed since. */
  pos: number;
  alt: string;
  /** The element in the text that shows the progress. */
  host: HTMLElement;
};

type ImageAttributes = { src: string; width?: number; height?: number };

/** Attributes of the slices of a picture, mostly one. */
type Slices = readonly ImageAttributes[];

type PendingImage = Upload<ImageExtra, Slices>;

export function useImageUploads(upload: UploadImage | undefined) {
  const [uploaded, setUploaded] = useState<readonly string[]>([]);
  const { uploads, isBusy, add, retry, discard } = useUploads<ImageExtra, Slices>({
    // One after another, which preserves the order of files at the same position.
    atOnce: 1,
    mayCut: true,
    send,
    onDone: (slices, image) => {
      insertSlices(image, slices);
      setUploaded((all) => [...all, ...slices.map(({ src }) => src)]);
    },
    onGone: ({ id, extra: { editor } }) => removePlaceholder(editor, id),
  });

  async function send(
    file: File,
    tools: Parameters<UploadImage>[1],
    { id, extra, prepared }: PendingImage,
  ): Promise<Slices> {
    if (upload === undefined || placeholderPosition(extra.editor, id) === undefined) {
      discard(id);
      throw new Error('The text around it was deleted while it waited');
    }
    const files = [file, ...(prepared?.rest ?? [])];
    const sendSlice = async (slice: File, index: number) => {
      const onProgress = (part: number) => tools.onProgress((index + part) / files.length);
      const [src, size] = await Promise.all([
        upload(slice, { ...tools, onProgress }),
        imageSize(slice),
      ]);
      return { src, ...size };
    };
    return pMap(files, sendSlice, { concurrency: 1 });
  }

  const start = (editor: Editor, images: NewImage[]) => {
    if (upload === undefined) return;
    const chosen = images.map(({ file, pos, alt = '' }) => {
      return { file, extra: { editor, pos, alt, host: document.createElement('div') } };
    });
    for (const { id, extra } of add(chosen)) addPlaceholder(editor, id, extra.host, extra.pos);
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

/** Inserts a picture, or its slices one below the other, of which the first alone is described. */
function insertSlices({ id, extra }: PendingImage, slices: Slices): void {
  const { editor, alt } = extra;
  const position = placeholderPosition(editor, id);
  const { image } = editor.schema.nodes;
  if (position === undefined || image === undefined) return;
  const { tr } = editor.state;
  for (const [index, attributes] of [...slices.entries()].toReversed()) {
    const described = index === 0 ? { alt } : { role: DECORATIVE, isJoined: true };
    tr.replaceRangeWith(position, position, image.create({ ...described, ...attributes }));
  }
  editor.view.dispatch(tr);
}
