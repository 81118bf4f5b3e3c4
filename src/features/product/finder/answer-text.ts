import { useTranslation } from 'react-i18next';
import { sameId } from '#src/lib/records/id.ts';
import { inOrder } from '#src/lib/records/tree.ts';
import { formatValue } from '#src/i18n/format/format-value.ts';
import type { ChosenValues } from '../facets/choices.ts';
import { fittingValues, type Specified } from '../facets/facets.ts';
import { choiceText } from '../facets/range.ts';
import { topicOf } from '../facets/topics.ts';
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

/** A name as it stands within an English sentence: `Power supply` as `power supply`, `EC range` as it is. */
export const inSentence = (name: string) =>
  name.replace(/^[A-Z](?=[a-z]*(?:[^A-Za-z]|$))/, (letter) => letter.toLowerCase());

/** Returns a function that says in a sentence how a product fits the choices; '' where it says nothing about them. */
export function useReason(): (product: Specified, choices: ChosenValues) => string {
  const { t } = useTranslation('finder');
  return (product, choices) => {
    const reasons = choices.flatMap((choice) => {
      const topic = topicOf(choice.name);
      const value = fittingValues(product, choice)
        .map((text) => formatValue(topic === 'measured' ? inSentence(text) : text))
        .join(' / ');
      return value ? [t(`reason.${topic}`, { name: inSentence(choice.name), value })] : [];
    });
    return reasons.length > 0 ? t('reason.all', { reasons: reasons.join(t('reason.comma')) }) : '';
  };
}
