import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { RouterButton } from '#src/components/router-link.tsx';
import { formatNumber } from '#src/i18n/format/format.ts';
import { useProductCategories } from '../public/use-product-categories.ts';
import { MAX_PRODUCTS } from './whole-products.ts';

type CoverageNoteProps = {
  /** Whether there are more products than are read as a whole. False renders nothing. */
  isCut: boolean;
  /** The chosen category, '' for none. */
  categoryId?: string;
  /** The same list in a category. Pages that show the categories anyway leave it out. */
  addressOf?: (categoryId: string) => string;
  sx?: SystemStyleObject;
};

/**
 * Says that filters, specifications and files cover only the first products, and leads to a smaller
 * category, which is covered as a whole.
 */
export function CoverageNote(props: CoverageNoteProps) {
  // Reads the categories only where it is shown.
  return props.isCut && <Note {...props} />;
}

function Note({ categoryId = '', addressOf, sx }: CoverageNoteProps) {
  const { t } = useTranslation('product');
  const { tree, chosen } = useProductCategories(categoryId);
  const next = chosen?.children ?? tree;
  const lead = chosen ? 'subcategory' : 'category';
  return (
    <Box sx={[{ color: 'text.secondary' }, sx ?? false]}>
      <Typography variant="body2">
        {t(`cut.${next.length > 0 ? lead : 'covered'}`, { count: formatNumber(MAX_PRODUCTS) })}
      </Typography>
      {addressOf && next.length > 0 && (
        <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {next.map(({ record }) => (
            <RouterButton
              key={record.id}
              to={addressOf(String(record.id))}
              lang={langOf(record, 'name')}
              variant="soft"
              color="secondary"
              size="small"
            >
              {record.name}
            </RouterButton>
          ))}
        </Box>
      )}
    </Box>
  );
}
