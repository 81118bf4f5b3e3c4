import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { isKnownWord } from '#src/lib/search/terms.ts';
import { ChipLinks } from './chip-links.tsx';
import { namesLike, otherWords } from './other-words.ts';
import { searchAddress } from './search-address.ts';
import { useCategoryLinks } from './use-category-links.ts';
import { useWordTotals } from './use-site-search.ts';

type NothingFoundProps = { q: string };

/** Says so, and which other words would find something, with how much. */
export function NothingFound({ q }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const { products, news } = useCategoryLinks();
  const categories = [...products, ...news];
  const names = categories.map(({ name }) => name);
  const { words, isPending } = useWordCounts(otherWords(q, names));
  const alike = new Set(namesLike(q, names));
  const near = categories.filter(({ name }) => alike.has(name));
  // The spelling is in doubt only where no word is known: not where each finds something by itself.
  const hint = words.length > 0 ? 'hintWords' : isKnownWord(q) ? 'hintKnown' : 'hint';
  const hasNone = words.length === 0 && near.length === 0;
  return (
    <>
      <EmptyState
        illustration={<EmptyIllustration />}
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
