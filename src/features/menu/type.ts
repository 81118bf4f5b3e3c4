import AccountTreeOutlinedIcon from '@mui/icons-material/AccountTreeOutlined';
import type { RouteObject } from 'react-router';
import { type ContentType, defineType } from '#src/admin/define-type.ts';
import { patchOf, restoreOf } from '#src/admin/records/record-source.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { hasCall } from '#src/api/wire/server-call.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { redirectFrom } from '#src/lib/links/redirect-from.ts';
import { menuItemsApi } from './admin-api.ts';
import { LIST, toPosition } from './positions.ts';
import { MenuItem } from './schema.ts';

const restore = restoreOf(
  menuItemsApi,
  MenuItem,
  async () => (await import('./input.ts')).emptyMenuItem,
);

const list = {
  page: () => import('./menu-list-page.tsx'),
  texts: ['menu', 'main-navdata'],
  filters: ['status'],
} as const;

const type = defineType({
  path: 'system/menu',
  title: 'navdata:menu',
  newTitle: 'navdata:newOf.menu',
  icon: AccountTreeOutlinedIcon,
  isOffered: hasCall('GET /menu/show'),
  api: menuItemsApi,
  list,
  form: { page: () => import('./menu-form-page.tsx'), texts: ['menu'] },
  checked: { links: ['path'], texts: ['title', 'caption', 'info'] },
  search: {
    titleFields: ['title'],
    shownOn: '/home',
    isVisible: ({ status, position }) => status === STATUS.shown && position !== 'system',
    patch: patchOf(menuItemsApi),
    create: restore,
    restore,
  },
});

const positionRoute: RouteObject = {
  path: 'list/:position',
  handle: { title: 'navdata:list', cachedAs: LIST } satisfies RouteHandle,
  loader: ({ params, request }) =>
    toPosition(params.position) ? null : redirectFrom(request, LIST),
  lazy: lazyPage(list.page, ...list.texts),
};

/** The type of menu items. `list` shows the header's menu; the others have their position in the path. */
export const menu: ContentType = {
  ...type,
  routes: type.routes.map((route) =>
    route.index ? route : { ...route, children: [...(route.children ?? []), positionRoute] },
  ),
};
