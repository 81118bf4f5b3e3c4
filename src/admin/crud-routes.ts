import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';
import type { TextKey } from '#src/i18n/i18next.d.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { isRecord } from '#src/lib/is-record.ts';

type CrudRoutes = {
  /** Below `/backstage`, as `site/friendly-link`. */
  path: string;
  title: TextKey;
  list: RouteObject['lazy'];
  /** The page of one record: new and edit. */
  form: RouteObject['lazy'];
  /** What edits, where that is a page of its own: its path, `edit`, names no record. */
  edit?: RouteObject['lazy'];
};

/** What a content type's route says of its form. */
type FormHandle = { form: RouteObject['lazy'] };

/** The routes every content type has: its index leads to the list; list, new, `{id}/edit` (R9 to R13). */
export function crudRoutes({ path, title, list, form, edit }: CrudRoutes): RouteObject[] {
  const page = (name: string, key: TextKey, lazy: RouteObject['lazy']) => ({
    path: name,
    handle: { title: key } satisfies RouteHandle,
    ...(lazy && { lazy }),
  });
  return [
    {
      path,
      handle: { title, form: edit ?? form } satisfies RouteHandle & FormHandle,
      children: [
        // Shown for no moment; the router asks for an element all the same.
        { index: true, element: null, loader: () => redirect(`/backstage/${path}/list`) },
        page('list', 'navdata:list', list),
        page('new', 'navdata:new', form),
        page(edit ? 'edit' : ':id/edit', 'navdata:edit', edit ?? form),
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
