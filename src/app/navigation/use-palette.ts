import AddIcon from '@mui/icons-material/Add';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { readRecentPaths, rememberPath } from './recent-paths.ts';
import { SEARCH_ONLY } from './search-only.ts';
import { searchEntries } from './search.ts';
import type { SearchEntry, SearchHit } from './search.ts';
import { SIDE_MENU } from './side-menu.ts';
import { useSideMenu } from './use-side-menu.ts';

const NO_MARKS: ReadonlySet<number> = new Set();

/**
 * State of the search, with MUI's keyboard handling; keys of an input method's composition are
 * ignored.
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

/** `groupBy` needs sorted groups; within one the best match stays first. */
function pagesFirst(hits: SearchHit[]): SearchHit[] {
  const { page = [], action = [] } = Object.groupBy(hits, (hit) => hit.kind);
  return [...page, ...action];
}

const EVERYTHING = [...SIDE_MENU, ...SEARCH_ONLY];

/** All entries that this person may open, in their language. */
function useSearchEntries(): SearchEntry[] {
  const { t } = useTranslation(['navdata', 'common']);
  const { groups } = useSideMenu(EVERYTHING);
  return groups.flatMap((group) =>
    group.items.flatMap(({ children, ...item }) =>
      [...(children ?? [item])]
        .filter((link) => !(link.disabled ?? item.disabled))
        .map(({ path, title }) => ({
          path,
          title: t(title),
          place: [group.title, children && item.title].flatMap((key) => (key ? [t(key)] : [])),
          kind: path.endsWith('/new') ? 'action' : 'page',
          icon: path.endsWith('/new') ? AddIcon : item.icon,
        })),
    ),
  );
}
