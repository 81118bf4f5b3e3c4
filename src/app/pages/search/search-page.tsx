import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { foundProducts } from '#src/features/product/search/found-products.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { hasModifier } from '#src/lib/browser/has-modifier.ts';
import { isComposing } from '#src/lib/browser/is-composing.ts';
import { wordsOf } from './match-words.ts';
import { NothingFound } from './nothing-found.tsx';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import { useSiteSearch } from './use-site-search.ts';

/** The field and the results. */
const STOPS = 'input[type=search], [data-result]';

/** Products, news and jobs that contain a keyword, `?q=`. */
export function Component() {
  const { t } = useTranslation('search');
  const q = useSearchParams()[0].get('q')?.trim() ?? '';
  const place = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  // Read while somebody types: the first search then waits for the server's own hits alone. Not while this page is
  // prerendered, whose file would have all products.
  useEffect(() => {
    void queryClient.prefetchQuery(foundProducts('', ''));
  }, [queryClient]);
  const groups = useSiteSearch(q);
  const words = wordsOf(q);
  const isUnknown = groups.some((group) => group.total === null);
  const total = groups.reduce((sum, group) => sum + (group.total ?? 0), 0);
  const isBusy = groups.some(({ isPending, isOld }) => isPending || isOld);
  const hasFailed = groups.some(({ error, isPartial }) => error ?? isPartial);
  // One after the other: what comes late must not push away what is being read.
  const waiting = groups.findIndex(({ isPending }) => isPending);
  const shown = waiting < 0 ? groups : groups.slice(0, waiting + 1);
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
                : isUnknown
                  ? t('countUnknown')
                  : t('count', { count: formatNumber(total) }))}
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
