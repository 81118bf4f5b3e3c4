import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { useCloseAddressed } from '#src/components/overlay/use-close-addressed.ts';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { Failure } from '#src/components/page/failure.tsx';
import { ErrorIllustration } from '#src/components/illustrations/error-illustration.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { formatNumber } from '#src/i18n/format/format.ts';
import { CoverageNote } from '../search/coverage-note.tsx';
import { useAnswerText } from './answer-text.ts';
import { FinderQuestion } from './finder-question.tsx';
import { type AskWithNeeds, FinderResult } from './finder-result.tsx';
import { GivenAnswers } from './given-answers.tsx';
import { MAX_QUESTIONS, UNSURE } from './questions.ts';
import { type Finder, useFinder } from './use-finder.ts';

/**
 * The product finder: one question at a time, made of the products' specifications, and the products that fit the
 * answers. Where it looks and the answers are in the URL, so that Back leads to the question before.
 */
export function ProductFinder({ ask }: { ask: AskWithNeeds }) {
  const { t } = useTranslation('finder');
  const finder = useFinder();
  const { query, isPending, isCut, chosenId, answers, course } = finder;
  const { categoryQuestion, addressOf, list } = finder;
  const close = useCloseAddressed();
  const heading = useFocusedHeading(finder.addressOf(answers));
  const next = categoryQuestion ? undefined : course.next;
  const isAsking = categoryQuestion !== undefined || next !== undefined;
  const isEmpty = course.left.length === 0 && !categoryQuestion;
  return (
    <Container
      maxWidth={false}
      sx={{ maxWidth: 720, pt: { xs: 3, md: 6 }, pb: { xs: 7, md: 12 }, minHeight: '64vh' }}
    >
      <PageMeta title={t('title')} noIndex />
      <Typography variant="subtitle1" component="h1" sx={{ color: 'brand.text' }}>
        {t('title')}
      </Typography>
      {answers.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          {t('description', { count: MAX_QUESTIONS })}
        </Typography>
      )}
      <Scope scope={finder.scope} tree={finder.tree} />
      <CoverageNote isCut={isCut} categoryId={chosenId} sx={{ mt: 2 }} />
      <Box sx={{ mt: { xs: 3, md: 4 } }}>
        {query.isLoadingError ? (
          <Failure
            illustration={<ErrorIllustration />}
            title={t('failed')}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        ) : isPending ? (
          <FinderSkeleton />
        ) : isAsking ? (
          <FinderQuestion finder={finder} next={next} heading={heading} />
        ) : isEmpty ? (
          <NothingFits finder={finder} heading={heading} />
        ) : (
          <FinderResult finder={finder} heading={heading} ask={ask} />
        )}
      </Box>
      {!isPending && !query.isLoadingError && (
        <>
          <Box sx={styles.ways}>
            {answers.length > 0 && (
              <Button
                color="inherit"
                startIcon={<ArrowBack />}
                onClick={() => close(addressOf(answers.slice(0, -1)))}
              >
                {t('back')}
              </Button>
            )}
            {list.count > 0 && (
              <RouterButton to={list.address} color="inherit">
                {t('toList', { count: formatNumber(list.count) })}
              </RouterButton>
            )}
            {answers.length > 1 && (
              <RouterButton to={addressOf([])} color="inherit">
                {t('restart')}
              </RouterButton>
            )}
          </Box>
          <GivenAnswers finder={finder} />
        </>
      )}
    </Container>
  );
}

/** The ref of a heading that gets the focus when the address changes and its content is there. */
function useFocusedHeading(address: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(address);
  // After every render, because the products of a category may be read first.
  useEffect(() => {
    if (shown.current === address || !heading.current) return;
    shown.current = address;
    heading.current.focus({ preventScroll: true });
  });
  return heading;
}

/** Where the finder looks; nothing where it looks among all products. */
function Scope({ scope, tree }: Pick<Finder, 'scope' | 'tree'>) {
  const { t } = useTranslation('finder');
  const textOf = useAnswerText(tree);
  const { category, isPending, tag, q, choices } = scope;
  const parts = [
    category?.name,
    tag,
    q && t('keyword', { q }),
    ...choices.flatMap(({ name, values }) => values.map((value) => textOf({ name, value }))),
  ].filter(Boolean);
  if (isPending) return <LightSkeleton sx={{ width: '40%', typography: 'body2' }} />;
  if (parts.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {t('scope', { scope: parts.join(' · ') })}
    </Typography>
  );
}

type NothingFitsProps = Pick<Parameters<typeof FinderResult>[0], 'finder' | 'heading'>;

/** Says which answer has excluded the last products, and leads back to its question or past it. */
function NothingFits({ finder, heading }: NothingFitsProps) {
  const { t } = useTranslation('finder');
  const { answers, course, scope, tree, wider, addressOf } = finder;
  const textOf = useAnswerText(tree);
  const ofCategory = answers.length - course.steps.length;
  const step = course.steps.findIndex(({ after }) => after.length === 0);
  // Without products before the first of them, it was the answer about the category.
  const isCategory = course.steps[step]?.before.length === 0 || step < 0;
  const index = isCategory ? ofCategory - 1 : ofCategory + step;
  const answer = answers[index];
  const before = isCategory ? scope.count : (course.steps[step]?.before.length ?? 0);
  const isScope = !answer || before === 0;
  return (
    <section>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 0 }}>
        {t(isScope ? 'nothing.scope' : 'nothing.title')}
      </Typography>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {isScope
          ? t('nothing.scopeHint')
          : t('nothing.answer', { answer: textOf(answer), count: formatNumber(before) })}
      </Typography>
      <Box sx={styles.nothing}>
        {isScope ? (
          <RouterButton to={wider} variant="soft" color="secondary">
            {t('restart')}
          </RouterButton>
        ) : (
          <>
            <RouterButton to={addressOf(answers.slice(0, index))} variant="soft" color="secondary">
              {t('again')}
            </RouterButton>
            <RouterButton
              to={addressOf(
                answers.map((one) => (one === answer ? { ...one, value: UNSURE } : one)),
              )}
              variant="soft"
              color="inherit"
            >
              {t('skip')}
            </RouterButton>
          </>
        )}
      </Box>
    </section>
  );
}

const styles = {
  ways: {
    mt: 3,
    mx: -1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    '& > *': { minHeight: 44 },
    '&:empty': { display: 'none' },
  },
  nothing: { mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { minHeight: 44 } },
} as const;

function FinderSkeleton() {
  return (
    <BusyRegion>
      <LightSkeleton sx={{ width: '40%', typography: 'body2' }} />
      <LightSkeleton sx={{ mt: 1, mb: 3, width: '72%', typography: 'h3' }} />
      {['a', 'b', 'c', 'd'].map((key) => (
        <LightSkeleton key={key} sx={{ mt: 1, height: 52, borderRadius: 1 }} />
      ))}
    </BusyRegion>
  );
}
