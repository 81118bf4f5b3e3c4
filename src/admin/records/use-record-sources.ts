import { createContext, use } from 'react';
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
