import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';

type ScaledFrameProps = {
  /** What it is seen on. */
  label: string;
  /** The width in pixels that the content thinks it has. */
  width: number;
  /** Width by height. */
  ratio: number;
  children: ReactNode;
};

/** Shows something as it looks on a wide or narrow screen, in whatever room there is. Only to look at. */
export function ScaledFrame({ label, width, ratio, children }: ScaledFrameProps) {
  const [scale, setScale] = useState(0);
  const measure = useCallback(
    (frame: HTMLDivElement) => {
      const observer = new ResizeObserver(([entry]) => {
        if (entry) setScale(entry.contentRect.width / width);
      });
      observer.observe(frame);
      return () => observer.disconnect();
    },
    [width],
  );
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        ref={measure}
        inert
        // As on the home page, where white text stands on a dark ground.
        data-color-scheme="dark"
        sx={{
          aspectRatio: String(ratio),
          display: 'grid',
          placeContent: 'center',
          overflow: 'hidden',
          borderRadius: 1,
          bgcolor: 'grey.900',
        }}
      >
        <Box
          sx={{
            position: 'relative',
            width,
            aspectRatio: String(ratio),
            containerType: 'inline-size',
          }}
          style={{ scale }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}
