import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { postChange } from '#src/admin/tabs/share-changes.ts';
import { uploadFile } from '#src/api/files.ts';
import { photoApi } from '#src/api/photos.ts';
import { imageSize } from '#src/lib/pictures/image-file.ts';
import type { ChosenPicture } from '#src/admin/pictures/chosen/chosen-picture.ts';
import { useImageUpload } from '#src/admin/pictures/upload/use-image-upload.ts';
import type { PrepareImage } from '#src/admin/pictures/upload/use-image-upload.ts';

type LibraryUpload = {
  /** '' for none. */
  category: string;
  prepare: PrepareImage | undefined;
  onUploaded: (picture: ChosenPicture) => void;
};

/** Uploads one picture at a time into the library. */
export function useLibraryUpload({ category, prepare, onUploaded }: LibraryUpload) {
  const client = useQueryClient();
  const facts = useRef<Omit<ChosenPicture, 'url'>>(undefined);
  return useImageUpload({
    upload: async (file, options) => {
      const [address, size] = await Promise.all([
        uploadFile(file, { ...options, category }),
        imageSize(file),
      ]);
      facts.current = {
        name: file.name,
        alt: '',
        width: size?.width ?? null,
        height: size?.height ?? null,
      };
      return address;
    },
    prepare,
    onDone: (url) => {
      void client.invalidateQueries({ queryKey: [photoApi.name] });
      postChange(photoApi.name);
      if (facts.current) onUploaded({ url, ...facts.current });
    },
  });
}
