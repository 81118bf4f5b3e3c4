import * as v from 'valibot';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { records } from '#src/api/fields/fields.ts';
import {
  flag,
  inLanguages,
  link,
  list,
  oneOf,
  order,
  custom,
  picture,
  type RecordOf,
  recordSchema,
  ref,
  status,
  text,
  title,
} from '#src/api/fields/record-fields.ts';

export const POSITIONS = ['header', 'foot', 'system'] as const;
export const TARGETS = ['self', 'blank'] as const;

export const menuFields = {
  title: inLanguages(title(30)),
  path: link(),
  icon: picture({ ratio: 1, fit: 'contain' }),
  roles: list({ max: 30, items: 50 }),
  disabled: flag(),
  caption: inLanguages(text({ max: 60 })),
  info: inLanguages(text({ max: 20 })),
  parentId: ref(),
  position: oneOf(POSITIONS),
  target: oneOf(TARGETS),
  sort: order(),
  status: status(),
};

/** Some calls name the text `title`, some `name`. */
const sentFields = {
  ...menuFields,
  title: inLanguages(text({ max: 30 })),
  name: inLanguages(text({ max: 30 })),
};
type Sent = RecordOf<typeof sentFields>;

/** An item of the header, footer or back-office menu. `title` is never ''. */
export type MenuItem = Sent & { children: MenuItem[] };

/** The items below one, with all that the server sends of them. */
const children = records(v.lazy((): v.GenericSchema<unknown, MenuItem> => MenuItem));

/** A menu item as the server sends it. */
export const MenuItem: v.GenericSchema<unknown, MenuItem> & { entries: v.ObjectEntries } = v.pipe(
  recordSchema({ ...sentFields, children: custom(children) }),
  v.check((item) => item.title !== '' || item.name !== '', 'title'),
  v.transform((item) => ({
    ...item,
    title: item.title || item.name,
    ...(HAS_ENGLISH && englishTexts(item)),
  })),
);

/** Copies the English text to the names under which the Chinese text was sent. */
function englishTexts({ name, titleEn = '', nameEn = '' }: Sent) {
  const english = titleEn || nameEn;
  return { titleEn: english, ...(name !== '' && { nameEn: nameEn || english }) };
}
