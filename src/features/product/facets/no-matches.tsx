import { useTranslation } from 'react-i18next';
import Box from '@mui/material/Box';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { formatNumber } from '#src/i18n/format/format.ts';
import { choiceText } from './range.ts';
import { type ChosenValues, withValues } from './choices.ts';
import { fitsChoices } from './facets.ts';
import type { Facets } from './use-facets.ts';

type NoMatchesProps = {
  facets: Pick<Facets, 'choices' | 'products'>;
  addressOf: (choices: ChosenValues) => string;
  /** The product finder without these choices; undefined where it is of no use. */
  finder: string | undefined;
};

/**
 * Shown when no product has all chosen values: says which choices to remove, and how many products are found
 * then.
 */
export function NoMatches({ facets: { choices, products }, addressOf, finder }: NoMatchesProps) {
  const { t } = useTranslation('product');
  const ways = choices
    .map((choice) => {
      const others = withValues(choices, choice.name, []);
      const count = products.filter((product) => fitsChoices(product, others)).length;
      return { choice, others, count };
    })
    .filter(({ count }) => count > 0);
  return (
    <EmptyState
      illustration={<EmptyIllustration />}
      title={t('facet.nothing')}
      description={ways.length > 0 ? t('facet.nothingHint') : undefined}
      action={
        <Box sx={styles}>
          {ways.map(({ choice: { name, values }, others, count }) => (
            <RouterButton
              key={name}
              to={addressOf(others)}
              preventScrollReset
              variant="soft"
              color="secondary"
            >
              <span>
                {t('facet.without', {
                  name,
                  value: values.map((value) => choiceText(value, t)).join('、'),
                  count: formatNumber(count),
                })}
              </span>
            </RouterButton>
          ))}
          <RouterButton to={addressOf([])} preventScrollReset color="inherit">
            {t('facet.clear')}
          </RouterButton>
          {finder && (
            <RouterButton to={finder} color="inherit">
              {t('finder')}
            </RouterButton>
          )}
        </Box>
      }
    />
  );
}

const styles = { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1.5 };
