import type { Id } from '#src/lib/records/id.ts';
import { useRecordSource } from './use-record-sources.ts';

/**
 * Returns a function for the path of a record's details page on the public site; it returns undefined while
 * visitors cannot see the record, and for types without such pages.
 */
export function usePublicPage(name: string): (id: Id, fields: object) => string | undefined {
  const source = useRecordSource(name);
  return (id, fields) => {
    if (!source?.publicPath || !source.toRecord(id, { ...fields }).isVisible) return undefined;
    return source.publicPath(id);
  };
}
