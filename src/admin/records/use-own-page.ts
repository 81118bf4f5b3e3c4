import type { Id } from '#src/lib/records/id.ts';
import { useRecordSource } from './use-record-sources.ts';

/**
 * Finds the page of the public site that belongs to a record of this type alone: undefined while
 * visitors do not see the record, and for types without such pages.
 */
export function useOwnPage(name: string): (id: Id, fields: object) => string | undefined {
  const source = useRecordSource(name);
  return (id, fields) => {
    if (!source?.publicPath || !source.toRecord(id, { ...fields }).isVisible) return undefined;
    return source.publicPath(id);
  };
}
