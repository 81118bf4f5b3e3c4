import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { CategoryTile } from '#src/features/product/public/category-tile.tsx';
import { useProductCategories } from '#src/features/product/public/use-product-categories.ts';
import { Band } from './band.tsx';

const SHOWN = 6;

/** Top-level product categories. */
export function CategoryBand() {
  const { t } = useTranslation('home');
  const { tree, isPending } = useProductCategories('');
  const top = tree.slice(0, SHOWN);
  if (!isPending && top.length === 0) return null;

  return (
    <Band title={t('category.title')} subtitle={t('category.subtitle')}>
      {isPending ? (
        <BusyRegion sx={gridStyles}>
          {Array.from({ length: 4 }, (_, index) => (
            <Box key={index} sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
              <LightSkeleton ratio={1} sx={{ flex: 'none', width: { xs: 96, md: 176 } }} />
              <Box sx={{ flexGrow: 1 }}>
                <LightSkeleton sx={{ width: '48%', typography: 'h5' }} />
                <LightSkeleton sx={{ width: '88%', typography: 'body2' }} />
                <LightSkeleton sx={{ width: '64%', typography: 'body2' }} />
              </Box>
            </Box>
          ))}
        </BusyRegion>
      ) : (
        <Box sx={gridStyles}>
          {top.map(({ record, children }) => (
            <CategoryTile key={record.id} category={record}>
              {children.map((child) => child.record)}
            </CategoryTile>
          ))}
        </Box>
      )}
    </Band>
  );
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: { sm: 4, md: 8 },
  rowGap: { xs: 4, md: 6 },
};
