import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecentPage } from '#src/admin/records/recent-pages.ts';
import {
  newestFirst,
  type RecordSource,
  type SourceRecord,
} from '#src/admin/records/record-source.ts';
import { useRecordSearch } from '#src/admin/records/use-record-search.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { useDebouncedValue } from '#src/components/use-debounced-value.ts';
import { productApi } from '#src/features/product/schema.ts';
import { searchable } from '#src/lib/search/comparable.ts';
import { typedText } from '#src/lib/text/typed-text.ts';
import { useProductHits } from './use-product-hits.ts';
import { searchEntries, type SearchEntry, type SearchHit } from './search.ts';

/** How long typing must pause before the server is asked, in ms. */
const PAUSE = 200;
/** The most records shown of one type. */
const SHOWN = 5;
/** The newest records of each type, which are also found by pinyin: the server only compares letters. */
const KNOWN = 50;

const NO_MARKS: ReadonlySet<number> = new Set();

/**
 * Records whose titles match the query, by type, newest first: those that the server finds, and those among the newest
 * and the recently opened whose words or pinyin match. After them, products whose model, specifications, tags or texts
 * contain all words.
 */
export function usePaletteRecords(query: string, recent: RecentPage[], photos?: RecordSource) {
  const { t } = useTranslation(['navdata', 'common']);
  const own = useRecordSources();
  const sources = useMemo(() => (photos ? [...own, photos] : own), [own, photos]);
  const keyword = typedText(query);
  const asked = useDebouncedValue(keyword, PAUSE);
  const isAsked = keyword !== '' && asked === keyword;
  const found = useRecordSearch(sources, { keyword: asked, count: SHOWN, enabled: isAsked });
  // Servers search for the whole text exactly as typed. Several words, pinyin and other spellings are therefore also
  // searched here, in the newest records.
  const isForKnown =
    /^[a-z'\s]+$|\s/i.test(keyword) || searchable(keyword) !== keyword.toLowerCase();
  const known = useRecordSearch(sources, { keyword: '', count: KNOWN, enabled: isForKnown });
  const products = useProductHits(keyword, isAsked);

  const groups = sources.map((source, index) => {
    const toEntry = (record: SourceRecord) => entryOf(source, record, t(source.title));
    const answers = (isAsked && found[index]?.records) || [];
    const others = [...(known[index]?.records ?? []), ...recentOf(source, recent)];
    const byPath = new Map<string, { record: SourceRecord; hit: SearchHit }>();
    const add = (record: SourceRecord, hit: SearchHit | undefined) => {
      const key = hit?.key ?? '';
      if (hit && !byPath.has(key)) byPath.set(key, { record, hit });
    };
    for (const record of answers) {
      const entry = toEntry(record);
      // The server also looks in other fields than the title.
      add(record, searchEntries([entry], keyword)[0] ?? { ...entry, marks: NO_MARKS });
    }
    for (const record of others) {
      // Without the name of its type, which would match for every record of the type.
      const hit = searchEntries([{ ...toEntry(record), parents: [], path: '' }], keyword)[0];
      add(record, hit && { ...toEntry(record), marks: hit.marks });
    }
    const named = [...byPath.values()]
      .sort((a, b) => newestFirst(a.record, b.record))
      .map(({ hit }) => hit);
    if (source.name !== productApi.name) return { source, hits: named.slice(0, SHOWN) };
    const described = products.hits.map(({ id, name }) =>
      entryOf(source, { id, title: name }, t(source.title)),
    );
    const hits = [
      ...named,
      ...described
        .filter(({ key = '' }) => !byPath.has(key))
        .map((hit) => ({ ...hit, marks: NO_MARKS })),
    ];
    return {
      source,
      hits: hits.slice(0, SHOWN).map((hit) => ({
        ...hit,
        parents: [...hit.parents, ...products.reasonsOf(hit.record?.id)],
      })),
    };
  });
  const failed = found.map((one) => {
    const { retry } = products;
    if (one.source.name !== productApi.name || retry === null) return one;
    return {
      ...one,
      retry: () => {
        one.retry?.();
        retry();
      },
    };
  });
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    isSearching:
      keyword !== '' &&
      (!isAsked || products.isSearching || found.some(({ isSearching }) => isSearching)),
    /** Whether specifications were looked for in the newest products alone. */
    isCut: products.isCut,
    failed: isAsked ? failed.filter(({ retry }) => retry !== null) : [],
    sources,
  };
}

/** The search entry of a record. */
export function entryOf(
  source: RecordSource,
  { id, title }: Pick<SourceRecord, 'id' | 'title'>,
  type: string,
): SearchEntry {
  return {
    path: source.formPath(id, title),
    key: `${source.name} ${id}`,
    record: { source: source.name, id, title },
    title,
    parents: [type],
    kind: 'record',
    icon: source.icon,
  };
}

/** The records of a type among those opened last. */
function recentOf(source: RecordSource, recent: RecentPage[]): SourceRecord[] {
  return recent.flatMap(({ record }) =>
    record?.source === source.name ? [{ ...record, time: '', isVisible: false, fields: {} }] : [],
  );
}
