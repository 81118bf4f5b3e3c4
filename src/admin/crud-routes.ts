import { redirect } from 'react-router';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { oneRecord, pagedList, wholeList } from '#src/api/resource.ts';
import type { TextKey } from '#src/i18n/i18next.d.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { readAll, readOne, readPage } from './route-reads.ts';

type CrudRoutes<T> = {
  /** Below `/backstage`, as `site/friendly-link`. */
  path: string;
  title: TextKey;
  list: RouteObject['lazy'];
  /** The page of one record: new and edit. */
  form: RouteObject['lazy'];
  /** What edits, where that is a page of its own: its path, `edit`, names no record. */
  edit?: RouteObject['lazy'];
  /** What the pages read; how the list is sorted where its address does not say. */
  reads: {
    one?: ReturnType<typeof oneRecord<T>>;
    all?: ReturnType<typeof wholeList<T>>;
    page?: ReturnType<typeof pagedList<T>>;
    sort?: string;
  };
};

/** What a content type's route says of its form. */
type FormHandle = { form: RouteObject['lazy'] };

/** The routes every content type has: its index leads to the list; list, new, `{id}/edit`. */
export function crudRoutes<T>(options: CrudRoutes<T>): RouteObject[] {
  const { path, title, list, form, edit, reads } = options;
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
    ? readPage(reads.page, reads.sort)
    : reads.all && readAll(reads.all);
  const recordLoader = reads.one && readOne(reads.one);
  return [
    {
      path,
      handle: { title, form: edit ?? form } satisfies RouteHandle & FormHandle,
      children: [
        // The loader redirects before this is rendered; the router warns about a route without an element.
        { index: true, element: null, loader: () => redirect(`/backstage/${path}/list`) },
        page('list', 'navdata:list', list, rowsLoader),
        page('new', 'navdata:new', form, recordLoader),
        page(edit ? 'edit' : ':id/edit', 'navdata:edit', edit ?? form, recordLoader),
      ],
    },
  ];
}

/** Fetches the code of the form of a content type whose list is shown. Where that fails, the navigation says so. */
export function loadFormOf(handles: unknown[]): void {
  for (const handle of handles) {
    if (isRecord(handle) && typeof handle.form === 'function') {
      Promise.resolve(handle.form()).catch(() => undefined);
    }
  }
}
