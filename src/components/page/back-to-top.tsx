import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import { debounce } from '@mui/material/utils';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsStill } from '#src/components/use-is-still.ts';

const THRESHOLD = 480;
const SCROLL_DEBOUNCE = 100;

type BackToTopProps = {
  /** Where the page has room beside its content, and how wide the button may be there, in px. */
  gutter: { media: string; width: number };
};

/**
 * A button that appears after some scrolling and scrolls smoothly to the top. It floats in the gutter beside the
 * content; where there is none it stands at the end of the page, because over the content it would hide controls.
 */
export function BackToTop({ gutter }: BackToTopProps) {
  const { t } = useTranslation();
  const isStill = useIsStill();
  const [isFar, setIsFar] = useState(false);

  useEffect(() => {
    const check = debounce(() => setIsFar(window.scrollY > THRESHOLD), SCROLL_DEBOUNCE);
    check();
    window.addEventListener('scroll', check, { passive: true });
    return () => {
      check.clear();
      window.removeEventListener('scroll', check);
    };
  }, []);

  return (
    <IconButton
      className="back-to-top"
      aria-label={t('action.backToTop')}
      onClick={() => scrollUp(isStill)}
      sx={[styles(isFar), { [`@media ${gutter.media}`]: { ...floating, width: gutter.width } }]}
    >
      <KeyboardArrowUpIcon />
    </IconButton>
  );
}

function scrollUp(isStill: boolean): void {
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  // The button is about to hide, so the focus moves to the top too.
  document.querySelector('main')?.focus({ preventScroll: true });
}

const styles = (isScrolled: boolean) => ({
  display: 'flex',
  width: 48,
  height: 48,
  marginBlock: '8px',
  marginInlineStart: 'auto',
  marginInlineEnd: '16px',
  border: 1,
  borderColor: 'outline',
  color: 'text.primary',
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-customShadows-dropdown)',
  '&:hover': { bgcolor: 'background.neutral' },
  opacity: isScrolled ? 1 : 0,
  visibility: isScrolled ? 'visible' : 'hidden',
  transform: isScrolled ? 'none' : 'translateY(8px)',
  transition: 'opacity 0.2s, transform 0.2s, visibility 0.2s',
  '@media print': { display: 'none' },
});

const floating = {
  position: 'fixed',
  insetInlineEnd: '4px',
  // A bar at the bottom sets its height on the button or the document, and the button stays above it.
  bottom: 'calc(var(--bottom-bar-height, 0px) + 32px)',
  zIndex: 'fab',
  minWidth: 0,
  m: 0,
} as const;
