import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { t } from 'i18next';
import * as v from 'valibot';
import { request, toRequest } from '#src/api/client.ts';
import type { Id } from '#src/api/fields.ts';
import { rowsOf } from '#src/api/page.ts';
import { resource } from '#src/api/resource.ts';
import { ApiError } from '#src/lib/api-error.ts';
import type { MenuItemInput } from './input.ts';
import { MenuItem } from './schema.ts';
import { childrenOf, flattened } from './tree.ts';

// Apart from `api.ts`, which visitors download. The same name: saving refreshes what they see.
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

/** All items as one flat list, also where the server sends them as a tree. */
async function readAll(signal?: AbortSignal) {
  const answer = await request(rowsOf(MenuItem), { ...toRequest(SHOW), signal });
  return { ...answer, rows: flattened(answer.rows) };
}

/** The items of all menus, to be edited (B10). */
export const menuItemsApi = {
  ...calls,
  all: () =>
    queryOptions({
      queryKey: [NAME, 'all', SHOW],
      queryFn: ({ signal }) => readAll(signal),
    }),
  create: () =>
    mutationOptions({
      ...calls.create(),
      // Which of the two this server reads, nobody knows before it has an item.
      mutationFn: (input: MenuItemInput) =>
        request(v.unknown(), { ...toRequest(CREATE), data: { ...input, name: input.title } }),
    }),
  update: () =>
    mutationOptions({
      ...calls.update(),
      mutationFn: (changed: MenuItem & MenuItemInput) =>
        request(v.unknown(), { ...toRequest(UPDATE), data: toSent(changed) }),
    }),
  /** An item with others below it stays: they would be nowhere, whether the server minds or not. */
  remove: () =>
    mutationOptions({
      ...calls.remove(),
      mutationFn: async (id: Id) => {
        const count = childrenOf((await readAll()).rows, id).length;
        if (count > 0) {
          const message = t('menu:list.hasBelow', { count });
          throw new ApiError({ kind: 'http', call: DELETE, status: 409, message });
        }
        return request(v.unknown(), { ...toRequest(DELETE), query: { id } });
      },
    }),
};

/**
 * An item as the server knows it: where it came with its text as `name`, a new `title` alone would
 * change nothing. What is below it belongs to the items below.
 */
function toSent({ children: _children, name, ...item }: MenuItem & MenuItemInput) {
  return name === '' ? item : { ...item, name: item.title };
}
