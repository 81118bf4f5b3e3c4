import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useIsStill } from '#src/components/use-is-still.ts';
import { formatNumber } from '#src/i18n/format/format.ts';

type CountedFigureProps = { value: number };

/** A number that counts up when it first comes into sight; not where motion is reduced. */
export function CountedFigure({ value }: CountedFigureProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const isStill = useIsStill();
  const { complex } = useTheme().transitions.duration;

  useEffect(() => {
    const place = ref.current;
    if (!place || isStill) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, (now - start) / (2 * complex));
        // Quick at first, slow at the end.
        place.textContent = formatNumber(Math.round(value * (1 - (1 - part) ** 3)));
        if (part < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      place.textContent = formatNumber(value);
    };
  }, [value, complex, isStill]);

  return (
    <Box component="span" sx={numberStyles}>
      <span ref={ref}>{formatNumber(value)}</span>
    </Box>
  );
}

const numberStyles = {
  fontFamily: 'h1.fontFamily',
  fontSize: { xs: '3rem', md: '4rem' },
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  // A space as a character stays between number and unit in both text directions.
  '&::after': { content: '"\\2002"', fontSize: '1rem' },
};
