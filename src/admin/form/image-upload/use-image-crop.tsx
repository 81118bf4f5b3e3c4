import { useEffect, useState } from 'react';
import { createLazyPart } from '#src/components/lazy-part.tsx';

const ImageCropDialog = createLazyPart(
  async () => (await import('./image-crop-dialog.tsx')).ImageCropDialog,
);

type Asked = { file: File; address: string; answer: (file: File | null) => void };

/**
 * Lets a person cut a picture to a ratio (width by height) before it is sent; `sharpFrom` is the
 * width in pixels below which they are warned. `dialog` has to be rendered.
 * @returns `cut`, which gives the part of the picture they chose, or null where they gave up.
 */
export function useImageCrop(ratio: number, sharpFrom: number) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const address = asked?.address;

  useEffect(() => {
    if (address === undefined) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  const cut = (file: File) =>
    new Promise<File | null>((answer) => {
      setAsked({ file, address: URL.createObjectURL(file), answer });
    });
  const finish = (file: File | null) => {
    asked?.answer(file);
    setAsked(null);
  };

  const dialog = asked && (
    <ImageCropDialog
      file={asked.file}
      address={asked.address}
      ratio={ratio}
      sharpFrom={sharpFrom}
      onDone={finish}
      onCancel={() => finish(null)}
      onLoadFailed={() => finish(null)}
    />
  );
  return { cut, dialog };
}
