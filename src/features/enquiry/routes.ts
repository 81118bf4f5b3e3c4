import type { RouteObject } from 'react-router';
import { oneRecordLoader, pagedListLoader } from '#src/admin/route-reads.ts';
import { env } from '#src/env.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { redirectFrom } from '#src/lib/links/redirect-from.ts';
import { enquiryAdminApi } from './admin-api.ts';

const form = lazyPage(() => import('./enquiry-form-page.tsx'), 'enquiry-inbox');

/** There is no page for a new one: visitors alone write enquiries. */
const routes: RouteObject[] = [
  {
    path: 'site/enquiry',
    handle: { title: 'navdata:enquiry', form } satisfies RouteHandle & { form: typeof form },
    children: [
      // React Router requires an element or a component besides the loader.
      {
        index: true,
        element: null,
        loader: ({ request }) => redirectFrom(request, '/backstage/site/enquiry/list'),
      },
      {
        path: 'list',
        handle: { title: 'navdata:list' } satisfies RouteHandle,
        loader: pagedListLoader(enquiryAdminApi.page, '-createTime'),
        lazy: lazyPage(() => import('./enquiry-list-page.tsx'), 'enquiry-inbox'),
      },
      {
        path: ':id/edit',
        handle: { title: 'navdata:edit' } satisfies RouteHandle,
        loader: oneRecordLoader(enquiryAdminApi.one),
        lazy: form,
      },
    ],
  },
];

export const enquiryRoutes: RouteObject[] = env.enquiryPath === '' ? [] : routes;
