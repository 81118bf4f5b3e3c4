import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlayEntry } from '#src/components/overlay/use-overlay-entry.ts';
import { isComposing } from '#src/lib/browser/is-composing.ts';
import { paletteFieldStyles } from './palette-field-styles.ts';

type PaletteEarlyFieldProps = { onType: (typed: string) => void; onClose: () => void };

/** Text field that is shown while the search is loading; it also accepts the unfinished text of an input method. */
export function PaletteEarlyField({ onType, onClose }: PaletteEarlyFieldProps) {
  const { t } = useTranslation('navbar');
  const field = useRef<HTMLInputElement>(null);
  useOverlayEntry(true, onClose);
  useLayoutEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    // The search that replaces this field returns the focus to the element that has it then.
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    // On the document, because a press beside the field takes the focus from it.
    const onKey = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    // The keyboard has Escape for this.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <Box
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      sx={styles.backdrop}
    >
      <Box role="search" aria-busy sx={styles.paper}>
        <Box sx={paletteFieldStyles.row}>
          <SearchIcon sx={{ color: 'text.secondary' }} />
          <Box
            component="input"
            ref={field}
            aria-label={t('search.title')}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            onInput={() => onType(field.current?.value ?? '')}
            sx={paletteFieldStyles.input}
          />
        </Box>
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
    // Same position as the search's own dialog.
    p: 2,
    pt: { sm: 'calc(8dvh + 16px)' },
    bgcolor: 'rgba(0 0 0 / 0.48)',
  },
  paper: {
    width: 1,
    maxWidth: 600,
    overflow: 'hidden',
    borderRadius: 1,
    bgcolor: 'background.paper',
    boxShadow: 'var(--mui-customShadows-dialog)',
  },
} as const;
