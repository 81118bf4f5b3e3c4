import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '#src/lib/browser/is-composing.ts';

type PaletteEarlyFieldProps = { onType: (typed: string) => void; onClose: () => void };

/** Takes what is typed while the search is loading: also the letters of an input method that is not done. */
export function PaletteEarlyField({ onType, onClose }: PaletteEarlyFieldProps) {
  const { t } = useTranslation('navbar');
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    // The search gives the focus back to what had it when it came.
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Box sx={styles.backdrop}>
      <Box role="search" aria-busy sx={styles.paper}>
        <SearchIcon sx={{ color: 'text.secondary' }} />
        <Box
          component="input"
          ref={field}
          aria-label={t('search.title')}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          onInput={() => onType(field.current?.value ?? '')}
          onKeyDown={closeOnEscape}
          sx={styles.field}
        />
      </Box>
    </Box>
  );
}

const styles = {
  backdrop: {
    position: 'fixed',
    inset: 0,
    zIndex: 'modal',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'center',
    // As the search's own dialog stands.
    p: 2,
    pt: { sm: 'calc(8dvh + 16px)' },
    bgcolor: 'rgba(0 0 0 / 0.48)',
  },
  paper: {
    width: 1,
    maxWidth: 600,
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    px: 2.5,
    borderRadius: 1,
    bgcolor: 'background.paper',
    boxShadow: 'var(--mui-customShadows-dialog)',
  },
  field: {
    flex: 1,
    minWidth: 0,
    minHeight: 64,
    p: 0,
    border: 0,
    outline: 'none !important',
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
} as const;
