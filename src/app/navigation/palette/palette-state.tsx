import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { MAX_PRODUCTS } from '#src/features/product/search/whole-products.ts';
import { formatNumber } from '#src/i18n/format/format.ts';

type PaletteStateProps = {
  isSearching: boolean;
  /** Whether specifications were looked for in the newest products alone. */
  isCut: boolean;
  /** The content types that could not be searched. */
  failed: { type: string; retry: (() => void) | null }[];
};

/** Lines below the results: whether more may come, what was not searched, and which types could not be. */
export function PaletteState({ isSearching, isCut, failed }: PaletteStateProps) {
  const { t } = useTranslation(['navbar', 'common']);
  return (
    <>
      <Box sx={{ height: 2 }}>
        {isSearching && <LinearProgress aria-label={t('search.searching')} sx={{ height: 2 }} />}
      </Box>
      <Box role="status" sx={{ typography: 'body2' }}>
        {isCut && (
          <Box sx={[lineStyle, { color: 'text.secondary' }]}>
            {t('search.newestProducts', { count: formatNumber(MAX_PRODUCTS) })}
          </Box>
        )}
        {failed.length > 0 && (
          <Box sx={lineStyle}>
            <Box component="span" sx={{ flex: 1, color: 'error.text' }}>
              {t('search.failed', { types: failed.map(({ type }) => type).join('、') })}
            </Box>
            <Button
              size="small"
              color="inherit"
              onClick={() => failed.forEach(({ retry }) => retry?.())}
            >
              {t('common:action.retry')}
            </Button>
          </Box>
        )}
      </Box>
    </>
  );
}

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2.5,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
};
