import type { Inspect } from '#src/admin/records/use-record-scan.ts';
import type { SourceRecord } from '#src/admin/records/record-source.ts';
import { AS_SENT } from '#src/api/records/record.ts';
import type { Id } from '#src/lib/records/id.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { addressesIn, picturesIn } from './body-pictures.ts';
import { pictureKey } from './picture-key.ts';

export type PictureRecord = {
  id: Id;
  title: string;
  /** Keys of `pictureKey`, also of URLs that are no pictures. */
  keys: ReadonlySet<string>;
  /** The pictures of its texts that lack a description, each once. */
  undescribed: readonly { field: string; src: string }[];
};

/** Second part of the query keys. */
export const PICTURES = 'pictures';

/** Keeps the records that may show pictures. */
export const inspectPictures: Inspect<PictureRecord> = (_client, _source, records) =>
  records.map(toPictureRecord).filter(({ keys }) => keys.size > 0);

function toPictureRecord({ id, title, fields }: SourceRecord): PictureRecord {
  const texts = Object.entries(fields).flatMap(([field, value]) =>
    field === AS_SENT
      ? []
      : textsIn(value).map((text) => ({ field, text, isWhole: text === value })),
  );
  const keys = new Set<string>();
  const undescribed = new Map<string, { field: string; src: string }>();
  for (const { field, text, isWhole } of texts) {
    const pictures = picturesIn(text);
    const inside = addressesIn(text);
    const addresses = inside.length > 0 ? inside : [text];
    for (const address of addresses) {
      const key = isAddress(address) ? pictureKey(address) : undefined;
      if (key !== undefined) keys.add(key);
    }
    for (const { src, isDescribed } of pictures) {
      if (isWhole && !isDescribed) undescribed.set(`${field} ${src}`, { field, src });
    }
  }
  return { id, title, keys, undescribed: [...undescribed.values()] };
}

const isAddress = (text: string) => text.includes('/') && !/\s/.test(text);

/** All texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
