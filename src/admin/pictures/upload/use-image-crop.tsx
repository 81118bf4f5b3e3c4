import { useEffect, useState } from 'react';
import { createLazyPart } from '#src/components/loading/lazy-part.tsx';

const ImageCropDialog = createLazyPart(
  async () => (await import('./image-crop-dialog.tsx')).ImageCropDialog,
);

type Asked = { file: File; address: string; answer: (file: File | null) => void };

/**
 * Asks a person to crop a picture to a ratio (width / height) before its upload; below `sharpFrom`
 * pixels of width it warns. `dialog` must be rendered.
 * @returns `cut`, which resolves to the cropped picture, or to null when it was cancelled
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
