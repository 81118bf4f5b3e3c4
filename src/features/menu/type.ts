import AccountTreeOutlinedIcon from '@mui/icons-material/AccountTreeOutlined';
import { type ContentType, indexRoute } from '#src/admin/define-type.ts';
import type { TypeHandle } from '#src/admin/list/core/type-handle.ts';
import { listCallOf, patchOf, restoreOf, wholeSource } from '#src/admin/records/record-source.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { hasCall, permissionOf } from '#src/api/wire/server-call.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { redirectFrom } from '#src/lib/links/redirect-from.ts';
import { menuItemsApi } from './admin-api.ts';
import { listPathOf, MENU, toPosition } from './positions.ts';
import { MenuItem } from './schema.ts';

const list = lazyPage(() => import('./menu-list-page.tsx'), 'menu', 'main-navdata');
const form = lazyPage(() => import('./menu-form-page.tsx'), 'menu');

const entry = {
  title: 'navdata:menu',
  icon: AccountTreeOutlinedIcon,
  listPath: listPathOf('header'),
  newPath: `${MENU}/new`,
} as const;

const FILTERS = ['status', ...(menuItemsApi.isTranslated ? ['translation'] : [])];

const IS_OFFERED = hasCall('GET /menu/show');

const PERMISSION = permissionOf('GET /menu/show', `system:${menuItemsApi.name}`);

const listHandle = { title: 'navdata:list', cachedAs: entry.listPath } satisfies RouteHandle;

const restore = restoreOf(
  menuItemsApi,
  MenuItem,
  async () => (await import('./input.ts')).emptyMenuItem,
);

/** The type of menu items. `list` shows the header's menu; the others have their position in the path. */
export const menu: ContentType = {
  ...entry,
  path: MENU,
  newTitle: 'navdata:newOf.menu',
  routes: IS_OFFERED
    ? [
        {
          path: 'system/menu',
          handle: {
            title: entry.title,
            permission: PERMISSION,
            calls: menuItemsApi.calls,
            needs: `${PERMISSION}:list`,
            listCall: listCallOf(menuItemsApi),
            list: { path: entry.listPath, sort: '', filters: FILTERS },
          } satisfies TypeHandle,
          children: [
            indexRoute(entry.listPath),
            { path: 'list', handle: listHandle, lazy: list },
            {
              path: 'list/:position',
              handle: listHandle,
              loader: ({ params, request }) =>
                toPosition(params.position) ? null : redirectFrom(request, entry.listPath),
              lazy: list,
            },
            {
              path: 'new',
              handle: {
                title: 'navdata:new',
                needs: `${PERMISSION}:add`,
                cachedAs: true,
              } satisfies RouteHandle,
              lazy: form,
            },
            {
              path: ':id/edit',
              handle: {
                title: 'navdata:edit',
                needs: `${PERMISSION}:edit`,
                cachedAs: true,
              } satisfies RouteHandle,
              lazy: form,
            },
          ],
        },
      ]
    : [],
  source: IS_OFFERED
    ? wholeSource({
        ...entry,
        name: menuItemsApi.name,
        permission: PERMISSION,
        formPath: (id) => `${MENU}/${encodeURIComponent(id)}/edit`,
        shownOn: '/home',
        all: menuItemsApi.all,
        titleFields: ['title'],
        namespace: 'menu',
        checked: { links: ['path'], texts: ['title', 'caption', 'info'] },
        patch: patchOf(menuItemsApi),
        create: restore,
        restore,
        isVisible: ({ status, position }) => status === STATUS.shown && position !== 'system',
      })
    : undefined,
};
