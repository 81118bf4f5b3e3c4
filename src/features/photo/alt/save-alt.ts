import type { QueryClient } from '@tanstack/react-query';
import { describePictures } from '#src/admin/pictures/uses/body-pictures.ts';
import { type PictureRecord, PICTURES } from '#src/admin/pictures/uses/picture-records.ts';
import type { Scan } from '#src/admin/records/scan-pages.ts';
import { photoApi } from '#src/api/uploads/photos.ts';
import { type Id, sameId } from '#src/lib/records/id.ts';
import type { FoundPhoto, MissingAlt } from './use-missing-alts.ts';

/** Thrown where the picture has left the text since it was read, or somebody has described it. */
class NothingToDescribe extends Error {}

/**
 * Saves the alternative text of one picture. Everything else in the text stays unchanged, also what somebody
 * has saved meanwhile.
 * @param alt '' says that a picture in a text is decorative
 * @returns false where there is nothing to describe any more
 * @throws ApiError
 */
export async function saveAlt(
  client: QueryClient,
  item: MissingAlt,
  alt: string,
): Promise<boolean> {
  const isSaved = await save(client, item, alt).then(
    () => true,
    (error: unknown) => {
      if (error instanceof NothingToDescribe) return false;
      throw error;
    },
  );
  const name = item.kind === 'photo' ? photoApi.name : item.source.name;
  updateCache(client, item, alt);
  void client.invalidateQueries({
    queryKey: [name],
    // The list of pictures is up to date already, and takes long to read again.
    predicate: ({ queryKey }) => queryKey[1] !== PICTURES,
  });
  return isSaved;
}

async function save(client: QueryClient, item: MissingAlt, alt: string): Promise<void> {
  if (item.kind === 'photo') {
    const update = { ...photoApi.update(), meta: {} };
    await client
      .getMutationCache()
      .build(client, update)
      .execute({ ...item.photo, alt });
    return;
  }
  const { source, record, field, src } = item;
  await source.patch?.(client, record.id, (fields) => {
    const html = fields[field];
    const next = typeof html === 'string' ? describePictures(html, src, alt) : html;
    if (next === html) throw new NothingToDescribe(`${field} has no such picture`);
    return { [field]: next };
  });
}

function updateCache(client: QueryClient, item: MissingAlt, alt: string): void {
  if (item.kind === 'photo') {
    updateFound<FoundPhoto>(client, photoApi.name, item.photo.id, (one) => ({
      ...one,
      photo: { ...one.photo, alt },
    }));
    return;
  }
  const { source, record, field, src } = item;
  updateFound<PictureRecord>(client, source.name, record.id, (one) => ({
    ...one,
    undescribed: one.undescribed.filter(
      (picture) => picture.field !== field || picture.src !== src,
    ),
  }));
}

function updateFound<T extends { id: Id }>(
  client: QueryClient,
  name: string,
  id: Id,
  change: (one: T) => T,
): void {
  client.setQueryData<Scan<T>>(
    [name, PICTURES],
    (scan) =>
      scan && {
        ...scan,
        found: scan.found.map((one) => (sameId(one.id, id) ? change(one) : one)),
      },
  );
}
