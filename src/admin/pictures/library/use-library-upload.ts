import { useQueryClient } from '@tanstack/react-query';
import { postChange } from '#src/admin/tabs/share-changes.ts';
import { uploadFile } from '#src/api/uploads/files.ts';
import { photoApi } from '#src/api/uploads/photos.ts';
import { withFocus } from '#src/lib/pictures/focal-point.ts';
import { imageSize } from '#src/lib/pictures/image-file.ts';
import type { ChosenPicture } from '#src/admin/pictures/chosen/chosen-picture.ts';
import { type PrepareImage, useImageUpload } from '#src/admin/pictures/upload/use-image-upload.ts';

type LibraryUpload = {
  /** '' for none. */
  category: string;
  prepare: PrepareImage | undefined;
  onUploaded: (picture: ChosenPicture) => void;
};

/** Uploads one picture at a time into the library. */
export function useLibraryUpload({ category, prepare, onUploaded }: LibraryUpload) {
  const client = useQueryClient();
  return useImageUpload({
    upload: async (file, { onProgress, signal }): Promise<ChosenPicture> => {
      const [url, size] = await Promise.all([
        uploadFile(file, { onProgress, signal, category }),
        imageSize(file),
      ]);
      const { width = null, height = null } = size ?? {};
      return { id: '', url, name: file.name, alt: '', width, height };
    },
    prepare,
    onDone: (picture, focus) => {
      void client.invalidateQueries({ queryKey: [photoApi.name] });
      postChange(photoApi.name);
      onUploaded({ ...picture, url: withFocus(picture.url, focus) });
    },
  });
}
