import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { OPENED_HERE } from '#src/components/overlay/use-close-addressed.ts';
import { RouterButton } from '#src/components/router-link.tsx';
import { formatNumber } from '#src/i18n/format/format.ts';
import { choiceText } from '../facets/range.ts';
import { topicOf } from '../facets/topics.ts';
import { inSentence } from './answer-text.ts';
import { CATEGORY } from './answers.ts';
import { MAX_QUESTIONS, NONE, type Question, UNSURE } from './questions.ts';
import type { Finder } from './use-finder.ts';

type FinderQuestionProps = {
  finder: Finder;
  /** The question about a specification, asked where none for a category is. */
  next: Question | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
};

type Row = { value: string; text: string; lang?: string | undefined; count: number | undefined };

/** One question: its answers as links, each with the number of products that it leaves. */
export function FinderQuestion({ finder, next, heading }: FinderQuestionProps) {
  const { t } = useTranslation('finder');
  const { t: tProduct } = useTranslation('product');
  const { answers, categoryQuestion, course, isCut, addressOf } = finder;
  const name = categoryQuestion ? CATEGORY : (next?.name ?? '');
  const rows: Row[] = categoryQuestion
    ? categoryQuestion.choices.map(({ branch: { record }, count }) => ({
        value: String(record.id),
        text: record.name,
        lang: langOf(record, 'name'),
        count,
      }))
    : (next?.answers ?? []).map(({ value, count }) => ({
        value,
        text: value === NONE ? t('none') : choiceText(value, tProduct),
        count,
      }));
  const kind = next?.isNumber ? 'number' : topicOf(name) === 'measured' ? 'measured' : 'value';
  const addressWith = (value: string) => addressOf([...answers, { name, value }]);
  return (
    <section>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={styles.heading}>
        <Box component="span" sx={styles.progress}>
          {t('progress', { index: answers.length + 1, most: MAX_QUESTIONS })}
          {!isCut &&
            ` · ${t('left', { count: course.left.length, number: formatNumber(course.left.length) })}`}
        </Box>
        {categoryQuestion
          ? categoryQuestion.of
            ? t('question.subcategory', { name: categoryQuestion.of.name })
            : t('question.category')
          : next && t(`question.${kind}`, { name: inSentence(name) })}
      </Typography>
      <Box component="ul" aria-label={t('answers')} sx={styles.answers}>
        {rows.map(({ value, text, lang, count }) => (
          <li key={value}>
            <RouterButton
              to={addressWith(value)}
              state={OPENED_HERE}
              variant="outlined"
              color="inherit"
              fullWidth
              sx={styles.answer}
            >
              <span lang={lang}>{text}</span>
              {count !== undefined && (
                <Box component="span" sx={styles.count}>
                  {formatNumber(count)}
                </Box>
              )}
            </RouterButton>
          </li>
        ))}
        <li>
          <RouterButton
            to={addressWith(UNSURE)}
            state={OPENED_HERE}
            variant="soft"
            color="inherit"
            fullWidth
            sx={styles.answer}
          >
            {t('unsure')}
          </RouterButton>
        </li>
      </Box>
    </section>
  );
}

const styles = {
  heading: { outline: 0, overflowWrap: 'anywhere', textWrap: 'balance' },
  progress: { display: 'block', mb: 1, typography: 'body2', color: 'text.secondary' },
  answers: { mt: 3, display: 'grid', gap: 1 },
  answer: {
    minHeight: 52,
    gap: 2,
    justifyContent: 'space-between',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '& > span': { minWidth: 0 },
  },
  count: { flex: 'none', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
} as const;
