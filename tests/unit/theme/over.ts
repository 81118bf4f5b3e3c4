import { decomposeColor } from '@mui/material/styles';

/** Blends `color` over `ground`, as in a soft chip. */
export function over(color: string, ground: string, alpha: number): string {
  const [top, bottom] = [color, ground].map((value) => decomposeColor(value).values);
  const mixed = [0, 1, 2].map((index) =>
    Math.round(Number(top?.[index]) * alpha + Number(bottom?.[index]) * (1 - alpha)),
  );
  return `rgb(${mixed.join(', ')})`;
}
