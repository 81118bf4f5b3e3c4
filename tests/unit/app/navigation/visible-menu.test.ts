import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { SideMenuGroup } from '#src/app/navigation/menu-item.ts';
import { SIDE_MENU } from '#src/app/navigation/side-menu.ts';
import { currentPath, type Viewer, visibleMenu } from '#src/app/navigation/visible-menu.ts';

const EVERY_ROUTE: RouteObject[] = [{ path: ':area/*' }];
const admin: Viewer = {
  role: 'admin',
  mayOpen: () => true,
  sources: [],
  routes: EVERY_ROUTE,
  hidden: new Set(),
};

/** Menu paths, one line per group, with children in place of their branch. */
const paths = (menu: SideMenuGroup[]) =>
  menu.map(({ items }) =>
    items.flatMap(({ path, children }) => children?.map((child) => child.path) ?? [path]),
  );

/** The content types in the menu, written out once more. */
const CONTENT = [
  'productscategory',
  'products',
  'industry-news',
  'industry-news-category',
  'recruitment-info',
  'development-history',
  'honor',
];

const listAndNew = (area: string) => [`${area}/list`, `${area}/new`];

describe('visibleMenu', () => {
  it('N1: holds the groups and items of the specification, and the six further screens', () => {
    expect(visibleMenu(SIDE_MENU, admin).map(({ title }) => title)).toEqual([
      undefined,
      'navdata:group.site',
      'navdata:group.column',
      'navdata:group.content',
      'navdata:group.system',
    ]);
    expect(paths(visibleMenu(SIDE_MENU, admin))).toEqual([
      ['/backstage/overview', '/backstage/calendar', '/backstage/site-check'],
      [
        '/backstage/site/advertisement-rota/list',
        '/backstage/site/company-info/list',
        '/backstage/site/friendly-link/list',
        '/backstage/site/enquiry/list',
      ],
      ['upload', 'download'].map((page) => `/backstage/column/photo-management/${page}`),
      CONTENT.flatMap((type) => listAndNew(`/backstage/content/${type}`)),
      [
        '/backstage/system/user/list',
        '/backstage/system/menu/list',
        '/backstage/system/access-log/list',
      ],
    ]);
  });

  it('N1: leaves out entries without a route, and branches and groups that have no others', () => {
    const routes: RouteObject[] = [
      { path: 'site/friendly-link', children: [{ path: 'list' }] },
      { path: 'content/products', children: [{ path: 'new' }] },
      { path: '*' },
    ];
    expect(paths(visibleMenu(SIDE_MENU, { ...admin, routes }))).toEqual([
      ['/backstage/site/friendly-link/list'],
      ['/backstage/content/products/new'],
    ]);
  });

  it('N1: hides a route that is not for this role, also by the roles of a parent route', () => {
    const routes: RouteObject[] = [
      {
        path: 'system/user',
        handle: { title: 'navdata:user', roles: ['admin'] },
        children: [{ path: 'list', handle: { title: 'navdata:list' } }],
      },
      { path: 'system/menu/list', handle: { title: 'navdata:menu', roles: ['admin', 'editor'] } },
    ];
    const seenBy = (role: string) => {
      const mayOpen: Viewer['mayOpen'] = ({ roles }) => !roles || roles.includes(role);
      return paths(visibleMenu(SIDE_MENU, { ...admin, mayOpen, routes, role }));
    };
    expect(seenBy('admin')).toEqual([
      ['/backstage/system/user/list', '/backstage/system/menu/list'],
    ]);
    expect(seenBy('editor')).toEqual([['/backstage/system/menu/list']]);
    expect(seenBy('guest')).toEqual([]);
  });

  it('N1: hides an item or branch by its own roles', () => {
    const menu = SIDE_MENU.map((group) => ({
      ...group,
      items: group.items.map((item) => ({
        ...item,
        roles: item.children ? ['admin'] : ['editor'],
      })),
    }));
    const open = SIDE_MENU.flatMap(({ items }) =>
      items.filter((item) => !item.children && !item.reachedFrom),
    );
    expect(open.length).toBeGreaterThan(5);
    expect(paths(visibleMenu(menu, { ...admin, role: 'editor' })).flat()).toEqual(
      open.map(({ path }) => path),
    );
  });

  it('N1: hides exactly the paths that the server names as disabled', () => {
    const hidden = new Set([
      '/backstage/site/friendly-link',
      '/backstage/content/products/new',
      '/backstage/content/honor',
      '/backstage/system',
    ]);
    const seen = paths(visibleMenu(SIDE_MENU, { ...admin, hidden })).flat();
    expect(seen).not.toContain('/backstage/site/friendly-link/list');
    expect(seen).not.toContain('/backstage/content/products/new');
    expect(seen).toContain('/backstage/content/products/list');
    expect(seen).not.toContain('/backstage/content/honor/list');
    expect(seen).toContain('/backstage/system/user/list');
  });
});

describe('currentPath', () => {
  it.each([
    ['/backstage/content/industry-news/list', '/backstage/content/industry-news/list'],
    ['/backstage/content/industry-news/new', '/backstage/content/industry-news/new'],
    ['/backstage/content/industry-news/12/edit', '/backstage/content/industry-news/list'],
    [
      '/backstage/content/industry-news-category/3/edit',
      '/backstage/content/industry-news-category/list',
    ],
    ['/backstage/site/friendly-link/new', '/backstage/site/friendly-link/list'],
    ['/backstage/column/photo-management', '/backstage/column/photo-management'],
    ['/backstage/column/photo-management/alt', '/backstage/column/photo-management'],
    ['/backstage/site/announcement/3/edit', '/backstage/site/announcement/list'],
    ['/backstage/coming/list', undefined],
  ])('N5: the current entry of %s is %s', (pathname, path) => {
    expect(currentPath(SIDE_MENU, pathname)).toBe(path);
  });
});
