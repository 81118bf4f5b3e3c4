import { type QueryClient, useQueries } from '@tanstack/react-query';
import pMap from 'p-map';
import { createContext, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '#src/i18n/i18next.d.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { linkTargetOf } from './link-target.ts';

/** Titles of a page of the back office, outermost first. The app provides it. */
export const PageTitleKeys = createContext<(pathname: string) => TextKey[]>(() => []);

/** Titles of one type that are read one by one; of more, the server's list of names is read, if it has one. */
const FEW = 10;
const AT_ONCE = 4;

type Wanted = { source: RecordSource; ids: string[] };

/**
 * The titles of pages by their URLs: of the site's own pages in the reader's language, of records
 * their present titles.
 * @returns a function that returns '' for an unknown URL, and while a record is being read
 */
export function usePageTitles(paths: readonly string[]): (path: string) => string {
  const { t } = useTranslation('crud');
  const { t: menuText } = useTranslation(['navdata', 'common']);
  const sources = useRecordSources();
  const keysOf = use(PageTitleKeys);
  const wanted = useMemo(() => wantedOf(paths, sources), [paths, sources]);
  const titles = useQueries({
    queries: wanted.map(({ source, ids }) => ({
      queryKey: [source.name, 'titles', ids],
      queryFn: ({ client, signal }: { client: QueryClient; signal: AbortSignal }) =>
        readTitles(client, { source, ids }, signal),
      staleTime: 300_000,
    })),
    combine: (results) => new Map(results.flatMap(({ data }) => data ?? [])),
  });
  return (path) => {
    const target = linkTargetOf(sources, path);
    if (target.kind === 'record') return titles.get(titleKey(target.source, target.id)) ?? '';
    if (target.kind === 'page') return t(target.page.title);
    return keysOf(path.split(/[?#]/)[0] ?? '')
      .map((key) => menuText(key))
      .join(' · ');
  };
}

function wantedOf(paths: readonly string[], sources: readonly RecordSource[]): Wanted[] {
  const records = paths
    .map((path) => linkTargetOf(sources, path))
    .filter((target) => target.kind === 'record');
  return sources.flatMap((source) => {
    const ids = records.filter((record) => record.source === source).map(({ id }) => id);
    return ids.length > 0 ? [{ source, ids: [...new Set(ids)].toSorted() }] : [];
  });
}

/** Pairs of `titleKey` and title; a record that cannot be read is left out. */
async function readTitles(
  client: QueryClient,
  { source, ids }: Wanted,
  signal: AbortSignal,
): Promise<[string, string][]> {
  const named = ids.length > FEW ? ((await source.names?.(client)) ?? []) : [];
  const readOne = async (id: string) => source.one?.(client, id).catch(() => null);
  const records =
    named.length > 0 ? named : await pMap(ids, readOne, { concurrency: AT_ONCE, signal });
  return records.flatMap((record) =>
    record ? [[titleKey(source, String(record.id)), record.title] as [string, string]] : [],
  );
}

function titleKey({ name }: RecordSource, id: string): string {
  return `${name} ${id}`;
}
