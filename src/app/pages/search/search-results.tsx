import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { Picture } from '#src/components/picture.tsx';
import { newsFields } from '#src/features/news/schema.ts';
import { CoverageNote } from '#src/features/product/search/coverage-note.tsx';
import { RouterButton, RouterLink } from '#src/components/router-link.tsx';
import { cutAfter, stretchedLink } from '#src/components/stretched-link.ts';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { formatCount } from '#src/i18n/format/format-count.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { Marked } from './marked.tsx';
import { snippetOf } from './match-words.ts';
import type { SearchGroup, SearchResult } from './groups/search-group.ts';
import { Failure } from '#src/components/page/failure.tsx';

type SearchResultsProps = { group: SearchGroup; words: readonly string[] };

/** The results of one type: skeleton, error or the first results; nothing if there are none. */
export function SearchResults({ group, words }: SearchResultsProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const {
    name,
    results,
    total,
    isCut = false,
    to,
    isPending,
    isOld,
    error,
    isPartial,
    retry,
  } = group;
  if (!isPending && !error && !isPartial && !isCut && results.length === 0) return null;
  const reasonsLabel = t(name === 'download' ? 'files' : 'reasons');
  return (
    <Box component="section" aria-labelledby={id} sx={styles.group}>
      <Typography id={id} variant="h4" component="h2">
        {t(`group.${name}`)}
        {results.length > 0 && (
          <Box component="span" sx={styles.count}>
            {formatCount(total)}
          </Box>
        )}
      </Typography>
      {isPending && (
        <BusyRegion>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <ResultSkeleton key={key} />
          ))}
        </BusyRegion>
      )}
      {(error ?? isPartial) && (
        <Failure
          title={t(error ? 'failed' : 'partial')}
          error={error}
          onRetry={retry}
          sx={{ mt: 2 }}
        />
      )}
      {results.length > 0 && (
        <Box component="ul" sx={[styles.list, isOld && { opacity: 0.48 }]}>
          {results.map((result) => (
            <li key={result.to}>
              <Result result={result} words={words} reasonsLabel={reasonsLabel} />
            </li>
          ))}
        </Box>
      )}
      <CoverageNote
        isCut={isCut}
        addressOf={(categoryId) => `${to}&categoryId=${encodeURIComponent(categoryId)}`}
        sx={{ mt: 2 }}
      />
      {(total === null || total > results.length) && results.length > 0 && (
        <RouterButton to={to} variant="soft" color="secondary" sx={{ mt: 2 }}>
          <span>
            {total === null ? t(`more.${name}`) : t(`all.${name}`, { count: formatNumber(total) })}
          </span>
        </RouterButton>
      )}
    </Box>
  );
}

type ResultProps = { result: SearchResult; words: readonly string[]; reasonsLabel: string };

/** The most reasons shown for a result. */
const REASONS = 3;

function Result({ result, words, reasonsLabel }: ResultProps) {
  const { to, state, title, texts, cover, reasons = [], missing = [] } = result;
  const { t } = useTranslation('search');
  const facts = result.facts.filter(({ text }) => text !== '');
  const snippet = snippetOf({ title: title.text, texts: texts() }, words);
  return (
    <Box component="article" sx={styles.result}>
      {cover !== undefined && (
        <Box sx={styles.cover}>
          <Picture
            src={cover}
            alt=""
            ratio={newsFields.cover.crops.found}
            sizes="(min-width: 37.5em) 128px, 88px"
          />
        </Box>
      )}
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography variant="subtitle1" component="h3">
          <RouterLink
            to={to}
            state={state}
            lang={title.lang}
            underline="hover"
            data-result=""
            sx={stretchedLink(2)}
          >
            <Marked text={title.text} words={words} />
          </RouterLink>
        </Typography>
        {facts.length > 0 && (
          <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
            {facts.map(({ text, lang }, index) => (
              <span key={text} lang={lang}>
                {index > 0 && ' · '}
                <Marked text={text} words={words} />
              </span>
            ))}
          </Typography>
        )}
        {missing.length > 0 && (
          <Typography variant="body2" sx={{ mt: 0.25 }}>
            {t('missing', { words: missing.join(' · ') })}
          </Typography>
        )}
        {reasons.length > 0 && (
          <Box component="ul" aria-label={reasonsLabel} sx={styles.reasons}>
            {reasons.slice(0, REASONS).map(({ text, lang }) => (
              <li key={text} lang={lang}>
                <Marked text={text} words={words} />
              </li>
            ))}
          </Box>
        )}
        {snippet.text && (
          <Typography variant="body2" lang={snippet.lang} sx={{ mt: 0.75, ...cutAfter(2) }}>
            <Marked text={snippet.text} words={words} />
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function ResultSkeleton() {
  return (
    <Box sx={styles.result}>
      <Box sx={styles.cover}>
        <LightSkeleton ratio={4 / 3} />
      </Box>
      <Box sx={{ flexGrow: 1 }}>
        <LightSkeleton sx={{ width: '48%', typography: 'subtitle1' }} />
        <LightSkeleton sx={{ width: '32%', typography: 'body2' }} />
        <LightSkeleton sx={{ mt: 0.75, width: '88%', typography: 'body2' }} />
      </Box>
    </Box>
  );
}

const styles = {
  group: { mt: { xs: 4, md: 6 } },
  count: {
    // No margin, because the text may run in another direction than the page.
    '&::before': { content: '"\\2002"' },
    color: 'text.secondary',
    fontSize: '1rem',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  },
  list: {
    mt: 1,
    transition: 'opacity 0.2s 0.15s',
  },
  result: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: { xs: 2, sm: 3 },
    py: 2.5,
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  reasons: {
    mt: 0.75,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 0.75,
    typography: 'body2',
    '& li': { px: 1, py: 0.25, borderRadius: 1, bgcolor: 'action.hover' },
  },
  cover: { flex: 'none', width: { xs: 88, sm: 128 }, borderRadius: 1, overflow: 'hidden' },
} as const;
