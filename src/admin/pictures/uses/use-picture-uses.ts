import type { RecordSource } from '#src/admin/records/record-source.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { useWholeReading } from '#src/admin/records/use-whole-reading.ts';
import { pictureKey } from './picture-key.ts';
import { inspectPictures, type PictureRecord, PICTURES } from './picture-records.ts';

/** A record, and the content type that it belongs to. */
export type PictureUse = { source: RecordSource; record: PictureRecord };

/** The records of all content types that show a picture, and how far they are read. */
export function usePictureUses(address: string) {
  const sources = useRecordSources();
  const { read, ...reading } = useWholeReading({
    part: PICTURES,
    inspect: inspectPictures,
    sources,
  });
  const key = pictureKey(address);
  const uses = read.flatMap(({ source, data }) =>
    data.found
      .filter(({ keys }) => key !== undefined && keys.has(key))
      .map((record): PictureUse => ({ source, record })),
  );
  return { uses, ...reading };
}
