import AddIcon from '@mui/icons-material/Add';
import { useTranslation } from 'react-i18next';
import type { SearchEntry } from './search.ts';
import { SEARCH_ONLY } from './search-only.ts';
import { SIDE_MENU } from './side-menu.ts';
import { useSideMenu } from './use-side-menu.ts';

const EVERYTHING = [...SIDE_MENU, ...SEARCH_ONLY];

/** Everything the search can find for this person, in their language: menu entries and actions. */
export function useSearchEntries(): SearchEntry[] {
  const { t } = useTranslation(['navdata', 'common']);
  const { groups } = useSideMenu(EVERYTHING);
  return groups.flatMap((group) =>
    group.items.flatMap(({ children, ...item }) =>
      [...(children ?? [item])]
        .filter((link) => !(link.disabled ?? item.disabled))
        .map(({ path, title }) => ({
          path,
          title: t(title),
          place: (children ? [group.title, item.title] : [group.title]).map((key) => t(key)),
          kind: path.endsWith('/new') ? 'action' : 'page',
          icon: path.endsWith('/new') ? AddIcon : item.icon,
        })),
    ),
  );
}
