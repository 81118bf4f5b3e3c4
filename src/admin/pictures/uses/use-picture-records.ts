import type { RecordSource } from '#src/admin/records/record-source.ts';
import { useEachSource } from '#src/admin/records/use-each-source.ts';
import { pictureKey } from './picture-key.ts';
import { PICTURES, readPictureRecords } from './picture-records.ts';
import type { PictureRecord } from './picture-records.ts';

/** A record, and the content type that it belongs to. */
export type PictureUse = { source: RecordSource; record: PictureRecord };

/** Reads the records of all content types for the pictures that they show, and says how far it is. */
export function usePictureRecords() {
  const { read, ...progress } = useEachSource({ part: PICTURES, read: readPictureRecords });
  const all = read.flatMap(({ source, data }) =>
    data.map((record): PictureUse => ({ source, record })),
  );
  return { all, ...progress };
}

/** The records that show a picture. */
export function usePictureUses(address: string) {
  const { all, ...progress } = usePictureRecords();
  const key = pictureKey(address);
  const uses = all.filter(({ record }) => key !== undefined && record.keys.has(key));
  return { uses, ...progress };
}
