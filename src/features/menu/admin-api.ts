import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { t } from 'i18next';
import * as v from 'valibot';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { toSent } from '#src/api/records/to-sent.ts';
import { orAbsent } from '#src/api/client/absent-lists.ts';
import { request, toRequest } from '#src/api/client/client.ts';
import type { Id } from '#src/api/fields/fields.ts';
import { rowsOf } from '#src/api/records/page.ts';
import { resource } from '#src/api/records/resource.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { childrenOf } from '#src/lib/records/tree.ts';
import type { MenuItemInput } from './input.ts';
import { MenuItem } from './schema.ts';
import { flattened } from './tree.ts';

// Separate from `api.ts`, which visitors download. The same name, so that saving invalidates the
// public menus.
const NAME = 'menu';
const SHOW = 'GET /menu/show';
const CREATE = 'POST /menu/create';
const UPDATE = 'PUT /menu/update';
const DELETE = 'DELETE /menu/delete';

const calls = resource<MenuItem, MenuItemInput>({
  name: NAME,
  record: MenuItem,
  calls: { one: 'GET /menu/get', create: CREATE, update: UPDATE, remove: DELETE },
});

/** All items as a flat list, also where the server sends a tree. */
async function readItems(signal?: AbortSignal) {
  const answer = await request(rowsOf(MenuItem), { ...toRequest(SHOW), signal });
  return { ...answer, rows: flattened(answer.rows) };
}

export const menuItemsApi = {
  ...calls,
  all: () =>
    queryOptions({
      queryKey: [NAME, 'all', SHOW],
      queryFn: ({ signal }) => orAbsent(SHOW, readItems(signal), { rows: [], dropped: 0 }),
    }),
  create: () =>
    mutationOptions({
      ...calls.create(),
      // A server may read `title` or `name`.
      mutationFn: (input: MenuItemInput) =>
        request(v.unknown(), { ...toRequest(CREATE), data: { ...input, ...titlesAsNames(input) } }),
    }),
  update: () =>
    mutationOptions({
      ...calls.update(),
      mutationFn: (changed: MenuItem & MenuItemInput) =>
        request(v.unknown(), { ...toRequest(UPDATE), data: toPayload(changed) }),
    }),
  /** Refuses to delete an item with children, which would be orphaned. */
  remove: () =>
    mutationOptions({
      ...calls.remove(),
      mutationFn: async (id: Id) => {
        const count = childrenOf((await readItems()).rows, id).length;
        if (count > 0) {
          const message = t('menu:list.hasBelow', { count });
          throw new ApiError({ kind: 'http', call: DELETE, status: 409, message });
        }
        return request(v.unknown(), { ...toRequest(DELETE), query: { id } });
      },
    }),
};

/** Copies the titles to `name` where the server uses that. Children are saved by themselves. */
function toPayload(changed: MenuItem & MenuItemInput) {
  const sent = toSent(MenuItem, { ...changed, children: undefined });
  return changed.name === '' ? sent : { ...sent, ...titlesAsNames(changed) };
}

function titlesAsNames({ title, titleEn }: MenuItemInput) {
  return { name: title, ...(HAS_ENGLISH && { nameEn: titleEn }) };
}
