import { type RouteObject, useMatches } from 'react-router';
import type { PeriodNames } from '#src/admin/records/table-facts.ts';
import type { Call } from '#src/api/client/client.ts';
import type { Namespace } from '#src/i18n/i18next.d.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import type { ListOptions } from './list-address.ts';

/** What a content type's route tells its pages. */
export type TypeHandle = RouteHandle & {
  /** The first two parts of its permissions, as `content:news`. */
  permission: string;
  /** The texts of its records; undefined where they open in dialogs. */
  namespace?: Namespace | undefined;
  calls?: Partial<Record<'create' | 'update' | 'remove', Call>>;
  list: Required<ListOptions> & {
    path: string;
    /** The files of the texts of its list. */
    texts?: readonly Namespace[];
    /** The fields of begin and end by which records are filtered in time. */
    period?: PeriodNames | undefined;
    /** The fields between whose times visitors see a record: none, its begin, or begin and end. */
    times?: readonly string[];
  };
  /** The form's page; absent where records open in dialogs. */
  form?: Pick<RouteObject, 'lazy' | 'loader'>;
};

/**
 * What the route of the page's content type says of it.
 * @throws Error on a page of no content type
 */
export function useTypeHandle(): TypeHandle {
  const handle = useMatches().find((match) => isTypeHandle(match.handle))?.handle;
  if (!isTypeHandle(handle)) throw new Error('The route of this page names no list');
  return handle;
}

/** Type guard, because the router's handles are untyped. */
function isTypeHandle(handle: unknown): handle is TypeHandle {
  return isRecord(handle) && isRecord(handle.list);
}
