import { useEffect, useState } from 'react';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { fetchPicture } from '#src/lib/pictures/fetch-picture.ts';
import { splitFocus } from '#src/lib/pictures/focal-point.ts';
import type { CropOptions, Edited, EditedPicture } from './edited-picture.ts';

const ImageCropDialog = lazyPart(() => import('./image-crop-dialog.tsx'), 'ImageCropDialog');

type Asked = { picture: EditedPicture; answer: (edited: Edited | null) => void };

/**
 * Opens a dialog to crop and turn a picture and to set its focal point. `dialog` must be rendered.
 * @returns `cut` for a chosen file and `edit` for a stored one, by its full URL; they resolve to null when it was
 * cancelled
 */
export function useImageCrop(options: CropOptions) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const address = asked?.picture.address;

  useEffect(() => {
    if (!address?.startsWith('blob:')) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  const ask = (picture: EditedPicture) =>
    new Promise<Edited | null>((answer) => setAsked({ picture, answer }));
  const cut = (file: File) =>
    ask({
      address: URL.createObjectURL(file),
      name: file.name,
      isStored: false,
      read: () => Promise.resolve(file),
    });
  const edit = (stored: string) => {
    const { file, focus } = splitFocus(stored);
    const name = /[^/?#]*(?=[?#]|$)/.exec(file)?.[0] ?? '';
    return ask({ address: file, name, focus, isStored: true, read: () => readFile(file, name) });
  };
  const finish = (edited: Edited | null) => {
    asked?.answer(edited);
    setAsked(null);
  };

  const dialog = asked && (
    <ImageCropDialog
      {...options}
      picture={asked.picture}
      onDone={finish}
      onCancel={() => finish(null)}
      onLoadFailed={() => finish(null)}
    />
  );
  return { cut, edit, dialog };
}

async function readFile(address: string, name: string): Promise<File> {
  const answer = await fetchPicture(address);
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
  const blob = await answer.blob();
  return new File([blob], name, { type: blob.type });
}
