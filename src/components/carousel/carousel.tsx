import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasModifier } from '#src/lib/browser/has-modifier.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSwipe } from './use-swipe.ts';

const INTERVAL = 6000;

type CarouselProps<Item> = {
  /** The carousel's accessible name. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  /** Renders one slide, which fills the carousel. */
  renderItem: (item: Item, index: number) => ReactNode;
};

/**
 * Fades from slide to slide: automatically, by swiping, buttons and arrow keys. It fills its parent.
 * A slide is mounted when it is next, so that a visitor who leaves early downloads only two pictures.
 */
export function Carousel<Item>({ label, items, itemKey, renderItem }: CarouselProps<Item>) {
  const { t } = useTranslation();
  const isLtr = useTheme().direction === 'ltr';
  const count = items.length;
  const [selected, setSelected] = useState(0);
  const [furthest, setFurthest] = useState(0);
  // The slides may have become fewer.
  const current = selected % count;

  const select = (index: number) => {
    setSelected(index);
    setFurthest(Math.max(furthest, index));
  };
  const step = (forward: boolean) => select((current + (forward ? 1 : count - 1)) % count);
  const autoplay = useAutoplay(INTERVAL, () => step(true), count > 1);
  const section = useRef<HTMLElement>(null);
  // A slide that leaves becomes inert and would lose the focus, and with it the arrow keys.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!focused?.closest('[inert]') || !section.current?.contains(focused)) return;
    section.current.querySelector<HTMLElement>('button[aria-current="true"]')?.focus();
  });
  // A swipe towards the start of the line shows the next slide, so its direction depends on the language.
  const swipeProps = useSwipe((toLeft) => step(toLeft === isLtr));
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    step((event.key === 'ArrowRight') === isLtr);
  };

  return (
    <Box
      component="section"
      ref={section}
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
  // Keeps a slide's own z-index below the controls.
  isolation: 'isolate',
  opacity: isCurrent ? 1 : 0,
  visibility: isCurrent ? 'visible' : 'hidden',
  transition: 'opacity 0.64s ease-out, visibility 0.64s',
});
