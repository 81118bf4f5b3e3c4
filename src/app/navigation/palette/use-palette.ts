import AddIcon from '@mui/icons-material/Add';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SiteIcon from '@mui/icons-material/Language';
import SignOutIcon from '@mui/icons-material/Logout';
import TranslateIcon from '@mui/icons-material/Translate';
import { type RecentPage, recentPages, rememberPage } from '#src/admin/records/recent-pages.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import { typedText } from '#src/lib/text/typed-text.ts';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { SideMenuGroup } from '../menu-item.ts';
import { searchEntries, type SearchEntry, type SearchHit } from './search.ts';
import { entryOf, usePaletteRecords } from './use-palette-records.ts';
import { useSideMenu } from '../use-side-menu.ts';
import { useColorMode } from '../../settings/use-color-mode.ts';

const NO_MARKS: ReadonlySet<number> = new Set();

/** A hit, and the group that it is listed in: `recent`, a kind, or the name of a content type. */
type GroupedHit = SearchHit & { group: string };

/** A listed hit. MUI finds the highlighted one by `label` when others come. */
type ListedHit = GroupedHit & { label: string };

/**
 * Label of the first hit: until the highlight is moved, it stays on the first hit, also when another one becomes the
 * first.
 */
const FIRST = 'first';

/** What is searched besides the content types with forms. */
export type PaletteScope = { menu: SideMenuGroup[]; photos: RecordSource | undefined };

type PaletteOptions = PaletteScope & {
  /** Id of the input. */
  id: string;
  /** Text that was typed before. */
  typed: string;
  onClose: () => void;
  signOut: () => void;
};

/**
 * State of the search, with MUI's keyboard handling; keys of an input method's composition are
 * ignored.
 */
export function usePalette({ id, typed, menu, photos, onClose, signOut }: PaletteOptions) {
  const { t } = useTranslation(['navdata', 'common']);
  const navigate = useNavigate();
  const [query, setQuery] = useState(typed);
  const [recent] = useState(recentPages.read);
  const entries = useSearchEntries(menu);
  const commands = usePaletteCommands(signOut);
  const { groups, sources, ...state } = usePaletteRecords(query, recent, photos);
  const isStart = typedText(query) === '';

  const found = [
    // Available at once, so they come first: later results must not push them away.
    ...pagesFirst(searchEntries([...entries, ...commands], typedText(query))),
    ...groups.flatMap(({ source, hits }) => hits.map((hit) => ({ ...hit, group: source.name }))),
  ];
  const hits = (isStart ? recentHits(recent, entries, sources) : found).map(
    (hit, index): ListedHit => ({ ...hit, label: index === 0 ? FIRST : keyOf(hit) }),
  );

  const field = useAutocomplete<ListedHit>({
    id,
    open: true,
    options: hits,
    filterOptions: (options) => options,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ label }) => label,
    getOptionKey: keyOf,
    value: null,
    inputValue: query,
    onInputChange: (_event, value, reason) => {
      if (reason === 'input') setQuery(value);
    },
    onChange: (_event, hit) => {
      if (!hit) return;
      onClose();
      if (hit.run) {
        hit.run();
        return;
      }
      rememberPage({ path: hit.path, ...(hit.record && { record: hit.record }) });
      void navigate(hit.path);
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
    autoHighlight: true,
    clearOnBlur: false,
  });

  return { query, isStart, hits, field, ...state, titleOfType };

  /** Title of the content type with this name. */
  function titleOfType(name: string): string {
    const source = sources.find((one) => one.name === name);
    return source ? t(source.title) : '';
  }

  function recentHits(
    opened: RecentPage[],
    pages: SearchEntry[],
    own: readonly RecordSource[],
  ): GroupedHit[] {
    return opened.flatMap(({ path, record }) => {
      const source = own.find(({ name }) => name === record?.source);
      const entry =
        record && source
          ? entryOf(source, record, t(source.title))
          : pages.find((page) => !record && page.path === path);
      return entry ? [{ ...entry, marks: NO_MARKS, group: 'recent' }] : [];
    });
  }
}

function keyOf({ key, path }: SearchEntry): string {
  return key ?? path;
}

/** `groupBy` needs sorted groups; within one the best match stays first. */
function pagesFirst(hits: SearchHit[]): GroupedHit[] {
  const { page = [], action = [] } = Object.groupBy(hits, (hit) => hit.kind);
  return [...page, ...action].map((hit) => ({ ...hit, group: hit.kind }));
}

const ACTION = /[/#](?:new|drafts)$/;

/** All entries that this person may open, in their language. */
function useSearchEntries(menu: SideMenuGroup[]): SearchEntry[] {
  const { t } = useTranslation(['navdata', 'common']);
  const { groups } = useSideMenu(menu);
  return useMemo(
    () =>
      groups.flatMap((group) =>
        group.items.flatMap(({ children, ...item }) =>
          [...(children ?? [item])]
            .filter((link) => !(link.disabled ?? item.disabled))
            .map(({ path, title }) => ({
              path,
              title: t(title),
              parents: [group.title, children && item.title].flatMap((key) =>
                key ? [t(key)] : [],
              ),
              kind: ACTION.test(path) ? ('action' as const) : ('page' as const),
              icon: path.endsWith('/new') ? AddIcon : item.icon,
            })),
        ),
      ),
    [groups, t],
  );
}

const MODES = [
  { mode: 'light', icon: LightIcon },
  { mode: 'dark', icon: DarkIcon },
  { mode: 'system', icon: SystemIcon },
] as const;

/** Commands: search entries that do something instead of opening a page. */
function usePaletteCommands(signOut: () => void): SearchEntry[] {
  const { t } = useTranslation('navbar');
  const { mode: chosen, choose } = useColorMode();
  const { language, changeLanguage } = useLanguage();
  const other = language === 'cn' ? 'en' : 'cn';
  const parents = [t('search.command.place')];
  const common = { parents, kind: 'action' as const };
  return [
    ...MODES.filter(({ mode }) => mode !== chosen).map(({ mode, icon }) => ({
      ...common,
      path: mode,
      title: t(`search.command.${mode}`),
      icon,
      run: () => choose(mode),
    })),
    {
      ...common,
      path: 'language',
      title: t('search.command.language', { language: LANGUAGES[other].label }),
      icon: TranslateIcon,
      run: () => changeLanguage(other),
    },
    {
      ...common,
      path: 'site',
      title: t('site'),
      icon: SiteIcon,
      run: () => window.open('/home', '_blank', 'noopener'),
    },
    {
      ...common,
      path: 'sign-out',
      title: t('account.signOut'),
      icon: SignOutIcon,
      run: signOut,
    },
  ];
}
