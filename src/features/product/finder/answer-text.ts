import { useTranslation } from 'react-i18next';
import { sameId } from '#src/lib/records/id.ts';
import { inOrder } from '#src/lib/records/tree.ts';
import { choiceText } from '../facets/range.ts';
import { CATEGORY } from './answers.ts';
import { type Answer, NONE, UNSURE } from './questions.ts';
import type { Finder } from './use-finder.ts';

/** Returns a function that says an answer in words: `防护等级：IP67 及以上`. */
export function useAnswerText(tree: Finder['tree']): (answer: Answer) => string {
  const { t } = useTranslation(['finder', 'product']);
  const { t: tProduct } = useTranslation('product');
  const valueText = ({ name, value }: Answer) => {
    if (value === UNSURE) return t('unsure');
    if (value === NONE) return t('other');
    if (name !== CATEGORY) return choiceText(value, tProduct);
    return inOrder(tree).find(({ record }) => sameId(record.id, value))?.record.name ?? t('other');
  };
  return (answer) =>
    t('answer', {
      name: answer.name === CATEGORY ? t('category') : answer.name,
      value: valueText(answer),
    });
}
