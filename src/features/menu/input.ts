import * as v from 'valibot';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { id } from '#src/api/fields/fields.ts';
import {
  ENGLISH_SOURCES,
  englishEntries,
  MAX_SOURCES,
  sourcesEntry,
} from '#src/api/fields/record-fields.ts';
import {
  linkInput,
  optionalInput,
  requiredInput,
  sortInput,
  statusInput,
  wordInput,
} from '#src/api/fields/input.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { POSITIONS, TARGETS } from './schema.ts';

export const MenuItemInput = v.object({
  title: requiredInput(30),
  ...englishEntries({
    title: v.optional(optionalInput(30), ''),
    caption: v.optional(optionalInput(60), ''),
    info: v.optional(optionalInput(20), ''),
  }),
  ...sourcesEntry(v.optional(optionalInput(MAX_SOURCES), '')),
  path: linkInput,
  // Uploaded pictures often have relative URLs.
  icon: optionalInput(500),
  roles: v.array(requiredInput(30)),
  disabled: v.boolean(),
  caption: optionalInput(60),
  info: optionalInput(20),
  parentId: v.nullable(id),
  position: wordInput(POSITIONS),
  target: wordInput(TARGETS),
  sort: sortInput,
  status: statusInput,
});
export type MenuItemInput = v.InferOutput<typeof MenuItemInput>;

export const emptyMenuItem: MenuItemInput = {
  title: '',
  path: '',
  icon: '',
  roles: [],
  disabled: false,
  caption: '',
  info: '',
  parentId: null,
  position: 'header',
  target: 'self',
  sort: 0,
  status: STATUS.shown,
  ...(HAS_ENGLISH && { titleEn: '', captionEn: '', infoEn: '', [ENGLISH_SOURCES]: '' }),
};
