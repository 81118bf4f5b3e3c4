import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { RouterButton, RouterLink } from '#src/components/router-link.tsx';
import { formatNumber } from '#src/i18n/format/format.ts';
import { firstGraphemes } from '#src/lib/text/graphemes.ts';
import { compareAddress } from '../compare/compare-address.ts';
import { type CompareRow, compareRows } from '../compare/compare-rows.ts';
import { type ChosenValues, chosenOf } from '../facets/choices.ts';
import { CardFacts } from '../public/card-facts.tsx';
import { ChineseMark } from '../public/chinese-mark.tsx';
import { MAX_FOUND, productAddress } from '../public/product-address.ts';
import { type Product, productFields } from '../schema.ts';
import { useAnswerText, useReason } from './answer-text.ts';
import { CATEGORY, choicesOf } from './answers.ts';
import type { Finder } from './use-finder.ts';

/** A button to ask for a quote for a product; `needs` are the buyer's requirements in words. */
export type AskWithNeeds = (product: Product, needs: string) => ReactNode;

/** Number of differences shown of a product. */
const SHOWN = 4;
/** In characters: the message has 1000, and the visitor writes too. */
const MAX_NEEDS = 500;

type FinderResultProps = {
  finder: Finder;
  heading: RefObject<HTMLHeadingElement | null>;
  ask: AskWithNeeds;
};

/** The products that fit best, three at most, each with its reason and what differs between them. */
export function FinderResult({ finder, heading, ask }: FinderResultProps) {
  const { t } = useTranslation('finder');
  const { answers, course, scope, tree } = finder;
  const count = course.left.length;
  const found = course.left.slice(0, MAX_FOUND);
  const different = compareRows(found, []).filter(({ isDifferent }) => isDifferent);
  const choices = [...scope.choices, ...choicesOf(course.steps)];
  const textOf = useAnswerText(tree);
  const said = [
    ...scope.choices.flatMap(({ name, values }) => values.map((value) => ({ name, value }))),
    // Of nested categories only the narrowest is named.
    ...answers.filter(({ name }, index) => name !== CATEGORY || answers[index + 1]?.name !== name),
  ];
  const needs = said.length > 0 ? [t('needs'), ...said.map(textOf)].join('\n') : '';
  const title = count === 1 ? 'one' : count > MAX_FOUND ? 'many' : 'few';
  return (
    <section>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 0 }}>
        {t(`found.${title}`, { count: formatNumber(count) })}
      </Typography>
      <Box component="ul" sx={styles.list}>
        {found.map((product, index) => (
          <li key={product.id}>
            <FoundProduct product={product} choices={choices} different={different} index={index}>
              {ask(product, firstGraphemes(needs, MAX_NEEDS))}
            </FoundProduct>
          </li>
        ))}
      </Box>
      {found.length > 1 && (
        <RouterButton
          to={compareAddress(found.map(({ id }) => id))}
          variant="contained"
          color="secondary"
          size="large"
          sx={{ mt: 3, width: { xs: 1, sm: 'auto' } }}
        >
          {t('compare', { count: found.length })}
        </RouterButton>
      )}
    </section>
  );
}

type FoundProductProps = {
  product: Product;
  /** The chosen values that the answers stand for. */
  choices: ChosenValues;
  different: readonly CompareRow[];
  /** The product's place in the rows of the comparison. */
  index: number;
  children: ReactNode;
};

function FoundProduct({ product: read, choices, different, index, children }: FoundProductProps) {
  const { t } = useTranslation('finder');
  const product = localized(read);
  const { id, name, model, cover } = product;
  const own = different.flatMap(({ key, name: row, values }) => {
    const value = values[index];
    const isReason = chosenOf(choices, row.text).length > 0;
    return value && value.text !== '' && !isReason ? [{ key, row, value }] : [];
  });
  const reason = useReason()(read, choices);
  return (
    <Box component="article" sx={styles.product}>
      <Box sx={styles.picture}>
        <Picture
          src={assetUrl(cover)}
          alt=""
          ratio={productFields.cover.crops.card}
          sizes="(min-width: 37.5em) 200px, 96px"
          sx={{ borderRadius: 1 }}
        />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle1" component="h3">
          <RouterLink to={productAddress(id)} lang={langOf(product, 'name')} underline="hover">
            {name}
          </RouterLink>
        </Typography>
        {model && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {model}
          </Typography>
        )}
        <ChineseMark product={product} />
        {reason ? (
          <Typography variant="body2" sx={styles.reason}>
            {reason}
          </Typography>
        ) : (
          own.length === 0 && <CardFacts product={product} />
        )}
      </Box>
      {own.length > 0 && (
        <Box component="dl" aria-label={t('differs')} sx={styles.different}>
          {own.slice(0, SHOWN).map(({ key, row, value }) => (
            <div key={key}>
              <dt lang={row.lang}>{row.text}</dt>
              <dd lang={value.lang}>{value.text}</dd>
            </div>
          ))}
        </Box>
      )}
      <Box sx={styles.ask}>{children}</Box>
    </Box>
  );
}

const styles = {
  list: { mt: 3, borderBlockEnd: 1, borderColor: 'divider' },
  product: {
    py: 2.5,
    display: 'grid',
    gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
    columnGap: { xs: 2, sm: 3 },
    rowGap: 1.5,
    borderBlockStart: 1,
    borderColor: 'divider',
  },
  reason: { mt: 1, '&::first-letter': { textTransform: 'uppercase' } },
  picture: { gridRow: { sm: '1 / span 3' } },
  different: {
    m: 0,
    gridColumn: { xs: '1 / -1', sm: 2 },
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    typography: 'body2',
    overflowWrap: 'anywhere',
    '& div': {
      px: 1,
      py: 0.5,
      minWidth: 0,
      borderRadius: 1,
      // The colour of the rows of the comparison that differ.
      bgcolor: 'rgba(var(--mui-palette-warning-mainChannel) / 0.1)',
    },
    '& dt, & dd': { display: 'inline', m: 0 },
    '& dt': { color: 'text.secondary' },
    '& dt::after': { content: '"\\2002"' },
    '& dd': { fontWeight: 600 },
  },
  ask: { gridColumn: { xs: '1 / -1', sm: 2 }, '& button': { width: { xs: 1, sm: 'auto' } } },
} as const;
