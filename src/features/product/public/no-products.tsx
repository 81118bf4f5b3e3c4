import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/components/empty-state.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { RouterButton } from '#src/components/router-link.tsx';

type NoProductsProps = {
  /** There are none at all, none that fit, or the category is no more. */
  why: 'empty' | 'nothingFound' | 'categoryGone';
};

/** Stands where there are no products to show, and leads on. */
export function NoProducts({ why }: NoProductsProps) {
  const { t } = useTranslation(['product', 'common']);
  return (
    <EmptyState
      illustration={<EmptyIllustration />}
      title={t(`list.${why}`)}
      action={
        <RouterButton to={why === 'empty' ? '/home' : '/product'} variant="soft" color="secondary">
          {t(why === 'empty' ? 'common:action.toHome' : 'list.showAll')}
        </RouterButton>
      }
    />
  );
}
