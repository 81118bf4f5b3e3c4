import { useTranslation } from 'react-i18next';
import type { News } from '../schema.ts';
import { useCategoryName } from './use-category-name.ts';

type CategoryTextProps = { news: News };

/** The name of an item's category in the back office, where an unknown one is shown by its id. */
export function CategoryText({ news }: CategoryTextProps) {
  const { t } = useTranslation('crud');
  const name = useCategoryName(news) ?? t('form.unknownChoice', { id: news.categoryId });
  return <span title={name}>{name}</span>;
}
