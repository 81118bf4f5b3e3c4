import Button from '@mui/material/Button';
import type { MouseEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

export const MAIN_ID = 'content';

/** The first stop of the keyboard: past header and menu. Seen only while it has the focus. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('navbar');

  function skip(event: MouseEvent) {
    // The address stays: a hash would count as a navigation.
    event.preventDefault();
    target.current?.focus();
  }

  return (
    <Button variant="contained" href={`#${MAIN_ID}`} onClick={skip} sx={skipStyle}>
      {t('skip')}
    </Button>
  );
}

const skipStyle = {
  position: 'fixed',
  insetInlineStart: 16,
  top: 12,
  zIndex: 'tooltip',
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
};
