import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import type { TextKey } from '#src/i18n/i18next.d.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';

const titled = (title: TextKey) => ({ title }) satisfies RouteHandle;

/** Back-office routes of the company's records (R10). Edit names no id: `?id=`, or the one in force. */
export const companyInfoRoutes: RouteObject[] = [
  {
    path: 'site/company-info',
    handle: titled('navdata:companyInfo'),
    children: [
      // Shown for no moment; the router asks for an element all the same.
      {
        index: true,
        element: null,
        loader: () => redirect('/backstage/site/company-info/list'),
      },
      {
        path: 'list',
        handle: titled('navdata:list'),
        lazy: lazyPage(() => import('./company-info-list-page.tsx'), 'company-info'),
      },
      {
        path: 'new',
        handle: titled('navdata:new'),
        lazy: lazyPage(() => import('./company-info-new-page.tsx'), 'company-info', 'main-navdata'),
      },
      {
        path: 'edit',
        handle: titled('navdata:edit'),
        lazy: lazyPage(
          () => import('./company-info-edit-page.tsx'),
          'company-info',
          'main-navdata',
        ),
      },
    ],
  },
];
