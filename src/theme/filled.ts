import { getContrastRatio, type PaletteMode } from '@mui/material/styles';
import { grey, WHITE } from './grey.ts';
import type { Shades } from './shades.ts';
import { surfaces } from './surfaces.ts';

/** MUI names the colour of filled controls `main`. */
type Fill = Pick<Shades, 'main' | 'contrastText'>;

/**
 * The fill of controls and its label. In light mode, white has 4.5:1 on it, so that a pale button
 * does not look disabled; in dark mode it has 3:1 on cards.
 */
export function filled({ main, light, dark, contrastText }: Shades, mode: PaletteMode): Fill {
  if (mode === 'light') {
    return { main: getContrastRatio(WHITE, main) >= 4.5 ? main : dark, contrastText: WHITE };
  }
  const card = surfaces.dark.default.background.paper;
  if (getContrastRatio(main, card) >= 3) return { main, contrastText };
  return { main: light, contrastText: grey[900] };
}
