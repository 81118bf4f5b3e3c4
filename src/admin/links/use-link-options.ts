import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordSearch } from '#src/admin/records/use-record-search.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { useDebouncedValue } from '#src/components/use-debounced-value.ts';
import { hasWords } from '#src/lib/search/comparable.ts';
import { LINK_PAGES } from './link-target.ts';

/** A page or record of this site that a link can lead to. */
export type LinkOption = {
  path: string;
  title: string;
  /** Title of the group: pages, or a content type. */
  group: string;
  isVisible: boolean;
};

type Wanted = {
  /** Words of a title, the start of a path, or '' for the pages and the newest records. */
  text: string;
  isOpen: boolean;
};

/** In ms; typing must pause for so long before the server is asked. */
const PAUSE = 200;
const COUNT = 5;
const COUNT_AT_START = 3;

/** Pages and records that match a text; those of a type in the order of its list of names, or newest first. */
export function useLinkOptions({ text, isOpen }: Wanted) {
  const { t } = useTranslation('crud');
  const { t: typeText } = useTranslation(['navdata', 'common']);
  const isAddress = /^[/#?]|^[a-z][a-z\d+.-]*:|\.[a-z]{2,}/i.test(text);
  const asked = useDebouncedValue(text, PAUSE);
  const all = useRecordSources();
  const sources = useMemo(() => all.filter(({ publicPath, one }) => publicPath && one), [all]);
  const found = useRecordSearch(sources, {
    keyword: asked,
    count: asked === '' ? COUNT_AT_START : COUNT,
    enabled: isOpen && !isAddress && asked === text,
    isPicker: true,
  });

  const words = text.toLowerCase();
  const pages = LINK_PAGES.map(({ path, title }) => ({
    path,
    title: t(title),
    group: t('link.pages'),
    isVisible: true,
  })).filter(({ path, title }) => path.startsWith(words) || (!isAddress && hasWords(title, text)));
  // Results of earlier words are not shown: somebody might choose one by mistake.
  const answers = asked === text ? found : [];
  const records = answers.flatMap(({ source, records = [] }) =>
    records.map(({ id, title, isVisible }) => ({
      path: source.publicPath?.(id) ?? '',
      title,
      group: typeText(source.title),
      isVisible,
    })),
  );
  const options: LinkOption[] = isAddress ? pages : [...pages, ...records];
  return {
    options,
    isSearching: !isAddress && (asked !== text || found.some(({ isSearching }) => isSearching)),
    isAddress,
    /** Titles of the types whose search failed. */
    failed: found.filter(({ retry }) => retry).map(({ source }) => typeText(source.title)),
  };
}
