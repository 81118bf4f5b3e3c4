import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CarouselControls } from './carousel-controls.tsx';
import { prefersReducedMotion, useAutoplay } from './use-autoplay.ts';

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
 * One slide after the other: by itself, by swiping, by buttons and by arrow keys (P6). Fills what
 * holds it, which gives it its size.
 */
export function Carousel<Item>({ label, items, itemKey, renderItem }: CarouselProps<Item>) {
  const { t } = useTranslation();
  const { direction } = useTheme();
  const several = items.length > 1;
  const [viewport, embla] = useEmblaCarousel({ loop: true, direction, active: several });
  const [current, setCurrent] = useState(0);
  const autoplay = useAutoplay(INTERVAL, () => embla?.scrollNext(prefersReducedMotion()));

  useEffect(() => {
    if (!embla) return undefined;
    const follow = () => setCurrent(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  const step = (forward: boolean) => {
    const jump = prefersReducedMotion();
    if (forward) embla?.scrollNext(jump);
    else embla?.scrollPrev(jump);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step((event.key === 'ArrowRight') === (direction === 'ltr'));
  };

  return (
    <Box
      component="section"
      aria-roledescription={t('carousel.carousel')}
      aria-label={label}
      onKeyDown={onKeyDown}
      {...autoplay.holdProps}
      sx={{ position: 'relative', width: 1, height: 1 }}
    >
      <Box ref={viewport} sx={{ overflow: 'hidden', height: 1 }}>
        <Box
          aria-live={autoplay.running ? 'off' : 'polite'}
          sx={{ display: 'flex', height: 1, touchAction: 'pan-y pinch-zoom' }}
        >
          {items.map((item, index) => (
            <Box
              key={itemKey(item)}
              role="group"
              aria-roledescription={t('carousel.slide')}
              aria-label={t('carousel.position', { index: index + 1, count: items.length })}
              inert={index !== current}
              sx={{ position: 'relative', flex: '0 0 100%', minWidth: 0 }}
            >
              {renderItem(item, index)}
            </Box>
          ))}
        </Box>
      </Box>
      {several && (
        <CarouselControls
          count={items.length}
          current={current}
          paused={autoplay.paused}
          onTogglePause={autoplay.toggle}
          onStep={step}
          onSelect={(index) => embla?.scrollTo(index, prefersReducedMotion())}
        />
      )}
    </Box>
  );
}
