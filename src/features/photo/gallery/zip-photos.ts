import { downloadZip } from 'client-zip';
import { pMapIterable, pMapSkip } from 'p-map';
import { photoApi } from '#src/api/uploads/photos.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { uniqueNames } from './unique-names.ts';

const MAX_CONCURRENT = 3;

type ZipOptions = {
  signal: AbortSignal;
  /** Called after each added photo. */
  onDone: () => void;
  /** Called for each failed photo; the others are still packed. */
  onFailed: (photo: Photo, error: unknown) => void;
};

/**
 * Downloads photos and streams them into a zip, without compressing pictures again.
 * @throws the signal's reason when aborted.
 */
export async function zipPhotos(photos: Photo[], options: ZipOptions): Promise<Blob> {
  const { signal, onDone, onFailed } = options;
  const names = uniqueNames(photos.map(({ name }) => name));

  const fetchOne = async (photo: Photo, index: number) => {
    try {
      const input = await photoApi.get(photo, { signal });
      const lastModified = new Date(Date.parse(photo.createTime) || Date.now());
      return { name: names[index] ?? photo.name, input, lastModified };
    } catch (error) {
      if (signal.aborted) throw error;
      onFailed(photo, error);
      return pMapSkip;
    }
  };

  async function* entries() {
    for await (const entry of pMapIterable(photos, fetchOne, { concurrency: MAX_CONCURRENT })) {
      onDone();
      yield entry;
    }
  }
  return downloadZip(entries()).blob();
}
