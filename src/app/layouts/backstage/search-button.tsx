import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslation } from 'react-i18next';
import { LazyCommandPalette } from '../../navigation/lazy-command-palette.ts';

/** Opens the search; looks like a field where there is room, and names its keys (N2). */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();

  return (
    <ButtonBase
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K"
      {...LazyCommandPalette.prefetchOn}
      onClick={onOpen}
      sx={fieldStyle}
    >
      <SearchIcon />
      <Box component="span" sx={readUntilWide}>
        {t('action.search')}
      </Box>
      <Box component="kbd" aria-hidden sx={[keyStyle, wideOnly]}>
        {SHORTCUT}
      </Box>
    </ButtonBase>
  );
}

const SHORTCUT = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

const readUntilWide = (theme: Theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden });

const wideOnly = { display: { xs: 'none', md: 'block' } };

const fieldStyle = {
  typography: 'body2',
  gap: 1,
  height: 40,
  minWidth: 40,
  '@media (pointer: coarse)': { height: 44, minWidth: 44 },
  borderRadius: 1,
  color: { xs: 'text.primary', md: 'text.secondary' },
  border: { md: 1 },
  borderColor: { md: 'divider' },
  px: { md: 1.25 },
  width: { md: 240 },
  justifyContent: { xs: 'center', md: 'flex-start' },
  '&:hover': { bgcolor: 'action.hover' },
};

const keyStyle = {
  marginInlineStart: 'auto',
  px: 0.75,
  borderRadius: 0.5,
  border: 1,
  borderColor: 'divider',
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.6,
};
