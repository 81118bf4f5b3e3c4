import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { RouteObject, ShouldRevalidateFunction } from 'react-router';
import type { FieldTable } from '#src/api/fields/record-fields.ts';
import type { oneRecord, pagedList, wholeList } from '#src/api/records/queries.ts';
import type { Namespace, TextKey } from '#src/i18n/i18next.d.ts';
import { permissionOf, resourceOf } from '#src/api/wire/server-call.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import type { Id } from '#src/lib/records/id.ts';
import { redirectFrom } from '#src/lib/links/redirect-from.ts';
import type { Facts } from './admin-api.ts';
import { loadInputs } from './form/inputs/inputs-by-kind.ts';
import type { ListOptions } from './list/core/list-address.ts';
import { withTranslationFilter } from './list/filters/filtered-here.ts';
import { prefetchGrid } from './list/rows/lazy-grid.ts';
import { timesOf } from './list/filters/time-filter.ts';
import type { TypeHandle } from './list/core/type-handle.ts';
import type { CheckedFields } from './records/checked-fields.ts';
import {
  listCallOf,
  pagedSource,
  type RecordSource,
  type SourceRow,
  type SourceOptions,
  wholeSource,
} from './records/record-source.ts';
import { type PeriodNames, visibleTimes } from './records/table-facts.ts';
import { oneRecordLoader, pagedListLoader, waitBriefly, wholeListLoader } from './route-reads.ts';

/** A content type as routes, menu and search know it. */
export type ContentType = {
  path: string;
  title: TextKey;
  icon: typeof SvgIcon;
  listPath: string;
  newPath: string;
  /** The menu's title of the list, where the menu also has an entry for a new record. */
  listTitle?: TextKey | undefined;
  /** The title of "new record" in menu and search; undefined where people create none. */
  newTitle?: TextKey | undefined;
  routes: RouteObject[];
  /** Undefined if the search does not find its records. */
  source?: RecordSource | undefined;
};

type Page = { page: () => Promise<{ Component: ComponentType }>; texts: readonly Namespace[] };

type Reads<T extends SourceRow, Named extends SourceRow, All extends FieldTable> = Partial<
  Pick<Facts<T, All>, 'period' | 'source'>
> & {
  name: string;
  calls?: TypeHandle['calls'];
  isTranslated?: boolean;
  one?: ReturnType<typeof oneRecord<T>>;
} & (
    | { all: ReturnType<typeof wholeList<T>> }
    | { page: ReturnType<typeof pagedList<T>>; names?: ReturnType<typeof wholeList<Named>> }
  );

type TypeOptions<T extends SourceRow, Named extends SourceRow, All extends FieldTable> = Pick<
  ContentType,
  'title' | 'listTitle' | 'newTitle' | 'icon'
> & {
  /** Below `/backstage`, as `site/friendly-link`. */
  path: string;
  /** Undefined: every signed-in person. */
  roles?: readonly string[];
  /** False if this build's server does not have the type. */
  isOffered?: boolean;
  api: Reads<T, Named, All>;
  list: Page & ListOptions;
  /** The page of one record; without it, records open in dialogs, named by the hash of the list's address. */
  form?: Page & {
    /** `edit` where the path has no id: the page finds and reads its record itself. */
    editPath?: 'edit';
  };
  /** The fields that are checked before publishing, besides the period. */
  checked?: Omit<CheckedFields<keyof NoInfer<All> & string>, keyof PeriodNames>;
  /** How search, links and the list of picture uses find its records. */
  search?: Partial<
    Pick<
      SourceOptions,
      | 'titleFields'
      | 'newest'
      | 'publicPath'
      | 'otherPath'
      | 'shownOn'
      | 'isVisible'
      | 'patch'
      | 'create'
      | 'restore'
      | 'fields'
    >
  >;
};

/** Defines a content type: its routes and its entries in menu and search. */
export function defineType<
  T extends SourceRow,
  Named extends SourceRow = SourceRow,
  All extends FieldTable = FieldTable,
>(options: TypeOptions<T, Named, All>): ContentType {
  const { title, listTitle, newTitle, icon, roles, api, list, form } = options;
  const isOffered = options.isOffered !== false && resourceOf(`GET /${api.name}`) !== null;
  const { period = {} } = api;
  const filters = [
    ...(list.filters ?? []),
    ...(timesOf(period).length > 0 ? ['time'] : []),
    ...(api.source && 'status' in api.source.fields ? ['status'] : []),
    ...(api.isTranslated ? ['translation'] : []),
  ];
  const begin = 'page' in api ? period.begin : undefined;
  const sort = list.sort ?? (begin === undefined ? '' : `-${begin}`);
  const path = `/backstage/${options.path}`;
  const listPath = `${path}/list`;
  const [area] = options.path.split('/', 1);
  const permission = permissionOf(`GET /${api.name}`, `${area}:${api.name}`);
  const newPath = form ? `${path}/new` : `${listPath}#new`;
  const { editPath = ':id/edit' } = form ?? {};
  const formPath = (id: Id) => {
    const name = encodeURIComponent(id);
    if (!form) return `${listPath}#edit-${name}`;
    return `${path}/${editPath === 'edit' ? `edit?id=${name}` : `${name}/edit`}`;
  };
  const formPage = form && {
    lazy: lazyPage(withInputs(form.page, api.source?.fields ?? {}), ...form.texts),
    ...(api.one &&
      editPath !== 'edit' && {
        loader: oneRecordLoader(api.one),
        // Closing what the hash has opened needs no request.
        shouldRevalidate: isOtherAddress,
      }),
  };
  const route = {
    path: options.path,
    handle: {
      title,
      permission,
      ...(roles && { roles }),
      ...(form && { namespace: form.texts[0] }),
      needs: `${permission}:list`,
      listCall: listCallOf(api),
      ...(api.calls && { calls: api.calls }),
      list: {
        path: listPath,
        texts: list.texts,
        sort,
        filters,
        period,
        ...(api.source && { times: visibleTimes(api.source.fields) }),
      },
      ...(formPage && { form: formPage }),
    } satisfies TypeHandle,
    children: [
      indexRoute(listPath),
      {
        path: 'list',
        handle: { title: 'navdata:list', cachedAs: listPath } satisfies RouteHandle,
        lazy: lazyPage('page' in api ? withGrid(list.page) : list.page, ...list.texts),
        ...('page' in api
          ? {
              loader: pagedListLoader(
                api.isTranslated ? withTranslationFilter(api.page) : api.page,
                { sort, filters },
              ),
            }
          : // A whole list is filtered in the browser, so another query string needs no request.
            { loader: wholeListLoader(api.all), shouldRevalidate: isOtherPage }),
      },
      ...(formPage && newTitle
        ? [
            {
              path: 'new',
              handle: {
                title: 'navdata:new',
                needs: `${permission}:add`,
                cachedAs: true,
              } satisfies RouteHandle,
              ...formPage,
            },
          ]
        : []),
      ...(formPage
        ? [
            {
              path: editPath,
              handle: {
                title: 'navdata:edit',
                needs: `${permission}:edit`,
                cachedAs: true,
              } satisfies RouteHandle,
              ...formPage,
            },
          ]
        : []),
    ],
  };
  const { titleFields = api.source?.titleFields } = options.search ?? {};
  const source = titleFields && {
    ...api.source,
    ...(options.checked && { checked: { ...options.checked, ...period } }),
    ...options.search,
    titleFields,
    ...(roles && { roles }),
    permission,
    name: api.name,
    title,
    icon,
    listPath,
    newPath,
    formPath,
    namespace: (form ?? list).texts[0],
  };
  return {
    path,
    title,
    listTitle,
    newTitle,
    icon,
    listPath,
    newPath,
    routes: isOffered ? [route] : [],
    source: isOffered && source ? sourceOf(source, api) : undefined,
  };
}

/** Loads a list's page with the grid beside it, for which it waits briefly: so a fast network's rows are drawn once. */
function withGrid<Module>(load: () => Promise<Module>) {
  return async () => {
    const grid = prefetchGrid();
    const page = await load();
    await waitBriefly(grid);
    return page;
  };
}

/** Loads a form's page with the inputs of its table beside it. */
function withInputs<Module>(load: () => Promise<Module>, fields: FieldTable) {
  return async () => {
    const [page] = await Promise.all([load(), loadInputs(fields)]);
    return page;
  };
}

function sourceOf<T extends SourceRow, Named extends SourceRow, All extends FieldTable>(
  source: SourceOptions,
  api: Reads<T, Named, All>,
) {
  if ('all' in api) return wholeSource({ ...source, all: api.all });
  const { page, one, names } = api;
  return pagedSource({ ...source, page, one, names });
}

/** The index route of a type, which redirects to its list. */
export function indexRoute(listPath: string): RouteObject {
  return {
    index: true,
    // The loader redirects before this is rendered; the router warns about a route without an element.
    element: null,
    loader: ({ request }) => redirectFrom(request, listPath),
  };
}

const isOtherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** False where the hash alone changes. At the same address somebody has asked to read again. */
const isOtherAddress: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href ||
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;
