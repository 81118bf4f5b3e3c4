import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LightSkeleton } from '#src/components/light-skeleton.tsx';
import { isShown } from '#src/api/status.ts';
import { Waiting } from '#src/components/waiting.tsx';
import { productCategoryApi } from '#src/features/product/category/api.ts';
import { CategoryTile } from '#src/features/product/public/category-tile.tsx';
import { bySort } from '#src/lib/by-sort.ts';
import { Band } from './band.tsx';

const SHOWN = 6;

/** Top-level product categories. */
export function CategoryBand() {
  const { t } = useTranslation('home');
  const { data, isPending } = useQuery(productCategoryApi.all());
  const shown = (data?.rows ?? []).filter(isShown).toSorted(bySort);
  const top = shown.filter(({ parentId }) => parentId === null).slice(0, SHOWN);
  if (!isPending && top.length === 0) return null;

  return (
    <Band title={t('category.title')} subtitle={t('category.subtitle')}>
      {isPending ? (
        <Waiting sx={gridStyles}>
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
        </Waiting>
      ) : (
        <Box sx={gridStyles}>
          {top.map((category) => (
            <CategoryTile key={category.id} category={category}>
              {shown.filter(({ parentId }) => String(parentId) === String(category.id))}
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
