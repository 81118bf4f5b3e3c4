import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { useSimplified } from '#src/components/public-list/use-simplified.ts';
import { foundProducts } from '#src/features/product/search/found-products.ts';
import { formatNumber, formatPublicDate } from '#src/i18n/format/format.ts';
import { hasModifier } from '#src/lib/browser/has-modifier.ts';
import { isComposing } from '#src/lib/browser/is-composing.ts';
import { isKnownWord } from '#src/lib/search/terms.ts';
import { ChipLinks } from './chip-links.tsx';
import { keywordForms } from './match-words.ts';
import { namesLike, otherWords } from './other-words.ts';
import { searchAddress } from './search-address.ts';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { useCategoryLinks } from './use-category-links.ts';
import { useSiteSearch, useWordTotals } from './use-site-search.ts';
import { langOf, readableRecords, localized } from '#src/api/fields/localized.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { useNow } from '#src/components/use-now.ts';
import { newsAddress } from '#src/features/news/public/news-address.ts';
import { newsApi, newsFields } from '#src/features/news/schema.ts';

/** Message that nothing was found, with other words that would find something and the number of their results. */
function NothingFound({ q }: { q: string }) {
  const { t } = useTranslation('search');
  const { products, news } = useCategoryLinks();
  const categories = [...products, ...news];
  const names = categories.map(({ name }) => name);
  const { words, isPending } = useWordCounts(otherWords(q, names));
  const alike = new Set(namesLike(q, names));
  const near = categories.filter(({ name }) => alike.has(name));
  // Suggests a spelling mistake only if no word is known, not if each finds something by itself.
  const hint = words.length > 0 ? 'hintWords' : isKnownWord(q) ? 'hintKnown' : 'hint';
  const hasNone = words.length === 0 && near.length === 0;
  return (
    <>
      <EmptyState
        // What is offered instead comes first.
        illustration={hasNone && !isPending && <EmptyIllustration />}
        title={t('nothing.title', { q })}
        description={isPending ? undefined : t(`nothing.${hint}`)}
      />
      <ChipLinks
        title={t('nothing.words')}
        links={words.map(({ word, count }) => ({ name: word, to: searchAddress(word), count }))}
      />
      <ChipLinks title={t('nothing.categories')} links={near} />
      {hasNone && <ChipLinks title={t('productCategories')} links={products} />}
      {hasNone && <ChipLinks title={t('newsCategories')} links={news} />}
      <Typography sx={{ mt: 4, color: 'text.secondary' }}>{t('nothing.ask')}</Typography>
    </>
  );
}

/** `count` is undefined where it is unknown. */
type WordCount = { word: string; count: number | undefined };

/** The words that find something, in their order, each as soon as it is counted. */
function useWordCounts(words: readonly string[]): { words: WordCount[]; isPending: boolean } {
  const types = useWordTotals(words);
  const counts = words
    .map((word, index) => {
      const totals = types.map((type) => type.totals[index]);
      const count = totals.reduce<number>((sum, total) => sum + (total ?? 0), 0);
      return { word, count: totals.includes(null) ? undefined : count };
    })
    .filter(({ count }) => count !== 0);
  return { words: counts, isPending: types.some(({ isPending }) => isPending) };
}

/** The field and the results. */
const STOPS = 'input[type=search], [data-result]';

/** The search page: products, news and jobs that contain the keyword `?q=`. */
export function Component() {
  const { t } = useTranslation('search');
  const q = useSearchParams()[0].get('q')?.trim() ?? '';
  useSimplified(q);
  const place = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  // Read while the visitor types, so that the first search waits only for the server's own hits. Not while this page is
  // prerendered: its file would contain all products.
  useEffect(() => {
    void queryClient.prefetchQuery(foundProducts('', ''));
  }, [queryClient]);
  const groups = useSiteSearch(q);
  const words = keywordForms(q);
  const isUnknown = groups.some((group) => group.total === null);
  const total = groups.reduce((sum, group) => sum + (group.total ?? 0), 0);
  const isBusy = groups.some(({ isPending, isOld }) => isPending || isOld);
  const hasFailed = groups.some(({ error, isPartial }) => error ?? isPartial);
  // Groups appear in order: results that come late must not move what is being read.
  const waiting = groups.findIndex(({ isPending }) => isPending);
  const shown = waiting < 0 ? groups : groups.slice(0, waiting + 1);
  const isNear = groups.some((group) => group.isNear === true && group.results.length > 0);
  const isNothing = !isBusy && !hasFailed && !isUnknown && total === 0;

  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || hasModifier(event) || isComposing(event.nativeEvent)) return;
    const stops = [...(place.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = stops[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      <PageMeta title={q === '' ? t('title') : t('titleOf', { q })} noIndex />
      {/* Arrow keys move between links that Tab reaches as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <Box ref={place} onKeyDown={move}>
        <Box sx={{ bgcolor: 'background.neutral' }}>
          <Container maxWidth="md" sx={{ py: { xs: 4, md: 6 } }}>
            <Typography variant="h1" sx={{ mb: 3, fontSize: 'h2.fontSize' }}>
              {t('title')}
            </Typography>
            <SearchField q={q} />
          </Container>
        </Box>
        <Container maxWidth="md" sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 7, md: 12 } }}>
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {q !== '' &&
              (isBusy
                ? t('busy')
                : isNear
                  ? t('near', { q })
                  : isUnknown
                    ? t('countUnknown')
                    : t('count', { count: total, number: formatNumber(total) }))}
          </Typography>
          {q === '' && <SearchStart />}
          {q !== '' &&
            shown.map((group) => <SearchResults key={group.name} group={group} words={words} />)}
          {q !== '' && isNothing && <NothingFound q={q} />}
        </Container>
      </Box>
    </>
  );
}

/** Shown before a search: the categories, and the newest news. */
function SearchStart() {
  const { t } = useTranslation('search');
  const { products, news } = useCategoryLinks();
  return (
    <>
      <ChipLinks title={t('productCategories')} links={products} />
      <ChipLinks title={t('newsCategories')} links={news} />
      <NewestNews />
    </>
  );
}

function NewestNews() {
  const { t } = useTranslation('search');
  const id = useId();
  const now = useNow();
  const { data } = useQuery(newsApi.top3());
  const rows = localized(readableRecords(data?.rows)).filter((row) =>
    isVisibleNow(row, newsFields, now),
  );
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 3, md: 4 } }}>
      <Typography id={id} variant="subtitle1" component="h2">
        {t('newest')}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {rows.map((row) => (
          <li key={row.id}>
            <RouterLink
              lang={langOf(row, 'title')}
              to={newsAddress(row)}
              color="text.primary"
              underline="hover"
            >
              {row.title}
            </RouterLink>
            <Typography component="time" variant="body2" sx={dateStyles} dateTime={row.publishTime}>
              {formatPublicDate(row.publishTime)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyles = {
  mt: 1,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: 3,
    py: 1.5,
    borderBlockEnd: '1px solid var(--mui-palette-divider)',
  },
  '@media (pointer: coarse)': { '& a': { py: 1.25 } },
};
const dateStyles = { color: 'text.secondary', whiteSpace: 'nowrap' };
