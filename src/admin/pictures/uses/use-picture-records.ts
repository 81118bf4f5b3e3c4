import type { RecordSource } from '#src/admin/records/record-source.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { useWholeReading } from '#src/admin/records/use-whole-reading.ts';
import { pictureKey } from './picture-key.ts';
import { inspectPictures, PICTURES } from './picture-records.ts';
import type { PictureRecord } from './picture-records.ts';

/** A record, and the content type that it belongs to. */
export type PictureUse = { source: RecordSource; record: PictureRecord };

/** Reads the records of all content types for the pictures that they show, and says how far it is. */
export function usePictureRecords() {
  const sources = useRecordSources();
  const { read, ...reading } = useWholeReading({
    part: PICTURES,
    inspect: inspectPictures,
    sources,
  });
  const all = read.flatMap(({ source, data }) =>
    data.found.map((record): PictureUse => ({ source, record })),
  );
  return { all, ...reading };
}

/** The records that show a picture. */
export function usePictureUses(address: string) {
  const { all, ...reading } = usePictureRecords();
  const key = pictureKey(address);
  const uses = all.filter(({ record }) => key !== undefined && record.keys.has(key));
  return { uses, ...reading };
}
