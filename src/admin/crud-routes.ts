import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import type { oneRecord, pagedList, wholeList } from '#src/api/queries.ts';
import type { TextKey } from '#src/i18n/i18next.d.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { redirectFrom } from '#src/lib/links/redirect-from.ts';
import type { FormHandle } from './list/core/load-form.ts';
import { wholeListLoader, oneRecordLoader, pagedListLoader } from './route-reads.ts';

type CrudRoutes<T> = {
  /** Below `/backstage`, as `site/friendly-link`. */
  path: string;
  title: TextKey;
  list: RouteObject['lazy'];
  /** The page of one record: new and edit. */
  form: RouteObject['lazy'];
  /** `edit` where the path has no id. */
  editPath?: 'edit' | ':id/edit';
  /** The queries that the pages read; `sort` is the list's default. */
  reads: {
    one?: ReturnType<typeof oneRecord<T>>;
    all?: ReturnType<typeof wholeList<T>>;
    page?: ReturnType<typeof pagedList<T>>;
    sort?: string;
  };
};

/** The routes of a content type: list, new and edit; its index redirects to the list. */
export function crudRoutes<T>(options: CrudRoutes<T>): RouteObject[] {
  const { path, title, list, form, editPath = ':id/edit', reads } = options;
  const page = (
    name: string,
    key: TextKey,
    lazy: RouteObject['lazy'],
    loader: LoaderFunction | undefined,
  ) => ({
    path: name,
    handle: { title: key } satisfies RouteHandle,
    ...(lazy && { lazy }),
    ...(loader && { loader }),
  });
  const rowsLoader = reads.page
    ? pagedListLoader(reads.page, reads.sort)
    : reads.all && wholeListLoader(reads.all);
  const recordLoader = reads.one && oneRecordLoader(reads.one);
  return [
    {
      path,
      handle: { title, form } satisfies RouteHandle & FormHandle,
      children: [
        // The loader redirects before this is rendered; the router warns about a route without an element.
        {
          index: true,
          element: null,
          loader: ({ request }) => redirectFrom(request, `/backstage/${path}/list`),
        },
        {
          ...page('list', 'navdata:list', list, rowsLoader),
          // A whole list is filtered in the browser: another query string reads nothing.
          ...(!reads.page && { shouldRevalidate: isOtherPage }),
        },
        page('new', 'navdata:new', form, recordLoader),
        page(editPath, 'navdata:edit', form, recordLoader),
      ],
    },
  ];
}

const isOtherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
