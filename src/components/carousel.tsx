import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CarouselControls } from './carousel-controls.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSwipe } from './use-swipe.ts';

const INTERVAL = 6000;

type CarouselProps<Item> = {
  /** What the slides are of; spoken by screen readers. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  /** Draws one slide; it fills the carousel. */
  renderItem: (item: Item, index: number) => ReactNode;
};

/**
 * One slide fades into the next: by itself, by swiping, by buttons and by arrow keys (P6). Fills what
 * holds it, which gives it its size. A slide is drawn once it is next, so that a visitor who leaves
 * early fetches two pictures and not all.
 */
export function Carousel<Item>({ label, items, itemKey, renderItem }: CarouselProps<Item>) {
  const { t } = useTranslation();
  const isLtr = useTheme().direction === 'ltr';
  const count = items.length;
  const [selected, setSelected] = useState(0);
  const [furthest, setFurthest] = useState(0);
  // The list may have become shorter.
  const current = selected % count;

  const select = (index: number) => {
    setSelected(index);
    setFurthest(Math.max(furthest, index));
  };
  const step = (forward: boolean) => select((current + (forward ? 1 : count - 1)) % count);
  const autoplay = useAutoplay(INTERVAL, () => step(true), count > 1);
  // What lies ahead is pulled in from the end of the line: to the left where one reads to the right.
  const swipeProps = useSwipe((toLeft) => step(toLeft === isLtr));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step((event.key === 'ArrowRight') === isLtr);
  };

  return (
    <Box
      component="section"
      aria-roledescription={t('carousel.carousel')}
      aria-label={label}
      {...(count > 1 && { onKeyDown, ...autoplay.holdProps, ...swipeProps })}
      sx={{ position: 'relative', width: 1, height: 1, touchAction: 'pan-y pinch-zoom' }}
    >
      <div aria-live={autoplay.running ? 'off' : 'polite'}>
        {items.map((item, index) => (
          <Box
            key={itemKey(item)}
            role="group"
            aria-roledescription={t('carousel.slide')}
            aria-label={t('carousel.position', { index: index + 1, count })}
            inert={index !== current}
            sx={slideStyles(index === current)}
          >
            {index <= furthest + 1 && renderItem(item, index)}
          </Box>
        ))}
      </div>
      {count > 1 && (
        <CarouselControls
          count={count}
          current={current}
          paused={autoplay.paused}
          onTogglePause={autoplay.toggle}
          onStep={step}
          onSelect={select}
        />
      )}
    </Box>
  );
}

const slideStyles = (isCurrent: boolean) => ({
  position: 'absolute',
  inset: 0,
  // What a slide lifts over its picture stays below the controls.
  isolation: 'isolate',
  opacity: isCurrent ? 1 : 0,
  visibility: isCurrent ? 'visible' : 'hidden',
  transition: 'opacity 0.64s ease-out, visibility 0.64s',
});
