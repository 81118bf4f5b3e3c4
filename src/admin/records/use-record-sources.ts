import { createContext, use } from 'react';
import type { Id } from '#src/lib/records/id.ts';
import type { RecordSource } from './record-source.ts';

/** Provided by the app, because a feature must not import another one. */
export const RecordSources = createContext<readonly RecordSource[]>([]);

/** All content types that the signed-in person may open. */
export function useRecordSources(): readonly RecordSource[] {
  return use(RecordSources);
}

/** The source with this name; undefined where the person may not open its records. */
export function useRecordSource(name: string): RecordSource | undefined {
  return useRecordSources().find((source) => source.name === name);
}

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
