import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';

type PaletteStateProps = {
  isSearching: boolean;
  /** The content types that could not be searched. */
  failed: { type: string; retry: (() => void) | null }[];
};

/** Line below the results: whether more may come, and which types could not be searched. */
export function PaletteState({ isSearching, failed }: PaletteStateProps) {
  const { t } = useTranslation(['navbar', 'common']);
  return (
    <>
      <Box sx={{ height: 2 }}>
        {isSearching && <LinearProgress aria-label={t('search.searching')} sx={{ height: 2 }} />}
      </Box>
      <Box role="status" sx={{ typography: 'body2' }}>
        {failed.length > 0 && (
          <Box sx={failedStyle}>
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

const failedStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2.5,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
};
