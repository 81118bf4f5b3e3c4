import * as v from 'valibot';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { englishEntries, sourcesEntry } from '#src/api/fields/record-fields.ts';
import {
  count,
  flag,
  id,
  optionalId,
  records,
  status,
  text,
  texts,
  times,
  word,
} from '#src/api/fields/fields.ts';

export const POSITIONS = ['header', 'foot', 'system'] as const;
export const TARGETS = ['self', 'blank'] as const;

const knownFields = {
  id,
  title: text,
  name: text,
  path: text,
  icon: text,
  roles: texts,
  disabled: flag,
  caption: text,
  info: text,
  parentId: optionalId,
  position: word(POSITIONS),
  target: word(TARGETS),
  sort: count,
  status,
  ...englishEntries({ title: text, name: text, caption: text, info: text }),
  ...sourcesEntry(text),
  ...times,
};
type KnownFields = v.InferOutput<v.LooseObjectSchema<typeof knownFields, undefined>>;

/** An item of the header, footer or back-office menu. `title` is never ''. */
export type MenuItem = KnownFields & { children: MenuItem[] };

/** A menu item as the server sends it: some calls name the text `title`, some `name`. */
export const MenuItem: v.GenericSchema<unknown, MenuItem> = v.pipe(
  v.looseObject({
    ...knownFields,
    children: records(v.lazy(() => MenuItem)),
  }),
  v.check((item) => item.title !== '' || item.name !== '', 'title'),
  v.transform((item) => ({
    ...item,
    title: item.title || item.name,
    ...(HAS_ENGLISH && englishTexts(item)),
  })),
);

/** Copies the English text to the names under which the Chinese text was sent. */
function englishTexts({ name, titleEn = '', nameEn = '' }: KnownFields) {
  const text = titleEn || nameEn;
  return { titleEn: text, ...(name !== '' && { nameEn: nameEn || text }) };
}
