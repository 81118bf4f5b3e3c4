import useAutocomplete from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readRecentPaths, rememberPath } from './recent-paths.ts';
import { searchEntries } from './search.ts';
import type { SearchEntry, SearchHit } from './search.ts';
import { useSearchEntries } from './use-search-entries.ts';

const NO_MARKS: ReadonlySet<number> = new Set();

/**
 * The search's state and its keys: arrows, Home and End choose, Enter opens, Escape closes; keys that
 * belong to an input method's composition do nothing here (N2).
 */
export function usePalette(id: string, onClose: () => void) {
  const navigate = useNavigate();
  const entries = useSearchEntries();
  const [query, setQuery] = useState('');
  const [recent] = useState(readRecentPaths);
  const isStart = query.trim() === '';
  const hits = isStart ? recentHits(entries, recent) : pagesFirst(searchEntries(entries, query));

  const field = useAutocomplete<SearchHit>({
    id,
    open: true,
    options: hits,
    filterOptions: (options) => options,
    groupBy: (hit) => (isStart ? 'recent' : hit.kind),
    getOptionLabel: (hit) => hit.title,
    getOptionKey: (hit) => hit.path,
    value: null,
    inputValue: query,
    onInputChange: (_event, value, reason) => {
      if (reason === 'input') setQuery(value);
    },
    onChange: (_event, hit) => {
      if (!hit) return;
      rememberPath(hit.path);
      onClose();
      void navigate(hit.path);
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
    autoHighlight: true,
    clearOnBlur: false,
  });

  return { query, isStart, hits, field };
}

function recentHits(entries: SearchEntry[], paths: string[]): SearchHit[] {
  return paths
    .flatMap((path) => entries.filter((entry) => entry.path === path))
    .map((entry) => ({ ...entry, marks: NO_MARKS }));
}

/** Entries of a group must stand together; within it the closest stays first. */
function pagesFirst(hits: SearchHit[]): SearchHit[] {
  const { page = [], action = [] } = Object.groupBy(hits, (hit) => hit.kind);
  return [...page, ...action];
}
