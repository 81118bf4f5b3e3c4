import * as v from 'valibot';
import { count, flag, id, optionalId, status, text, texts, times } from '#src/api/fields.ts';
import { linkInput, optionalInput, requiredInput, sortInput, statusInput } from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';

const positions = ['header', 'foot', 'system'] as const;
const targets = ['self', 'blank'] as const;

const own = {
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
  position: v.fallback(v.picklist(positions), 'header'),
  target: v.fallback(v.picklist(targets), 'self'),
  sort: count,
  status,
  ...times,
};
type Own = v.InferOutput<v.LooseObjectSchema<typeof own, undefined>>;
/** An item of the header's, the footer's or the back office's menu. `title` is never ''. */
export type MenuItem = Own & { children: MenuItem[] };

/** A menu item, as the server sends it: some call its text `title`, some `name` (P1). */
export const MenuItem: v.GenericSchema<unknown, MenuItem> = v.pipe(
  v.looseObject({
    ...own,
    children: v.nullish(v.array(v.lazy(() => MenuItem)), []),
  }),
  v.check((item) => item.title !== '' || item.name !== '', 'title'),
  v.transform((item) => ({ ...item, title: item.title || item.name })),
);

export const MenuItemInput = v.object({
  title: requiredInput(30),
  path: linkInput,
  icon: optionalInput(60),
  roles: v.array(requiredInput(30)),
  disabled: v.boolean(),
  caption: optionalInput(60),
  info: optionalInput(20),
  parentId: v.nullable(id),
  position: v.picklist(positions),
  target: v.picklist(targets),
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
};
