import type { Shadows } from '@mui/material/styles';

/** One elevation per kind of surface. */
export type CustomShadows = { card: string; dropdown: string; dialog: string; bar: string };

const tint = (alpha: number) => `rgba(var(--mui-palette-shadowChannel) / ${alpha})`;

export const customShadows: CustomShadows = {
  card: `0 0 2px 0 ${tint(0.2)}, 0 12px 24px -6px ${tint(0.14)}`,
  dropdown: `0 0 2px 0 ${tint(0.24)}, 0 20px 40px -12px ${tint(0.32)}`,
  dialog: `0 0 2px 0 ${tint(0.24)}, 0 32px 80px -16px ${tint(0.48)}`,
  bar: `0 8px 24px -12px ${tint(0.32)}`,
};

/** MUI's 24 levels, each with a tight and a wide layer in the grey's hue. */
export function createShadows(): Shadows {
  const level = (depth: number) =>
    `0 ${Math.ceil(depth / 4)}px ${depth}px 0 ${tint(0.16)}, 0 ${depth}px ${depth * 2}px -${Math.ceil(depth / 2)}px ${tint(0.2)}`;
  return [
    'none',
    level(1),
    level(2),
    level(3),
    level(4),
    level(5),
    level(6),
    level(7),
    level(8),
    level(9),
    level(10),
    level(11),
    level(12),
    level(13),
    level(14),
    level(15),
    level(16),
    level(17),
    level(18),
    level(19),
    level(20),
    level(21),
    level(22),
    level(23),
    level(24),
  ];
}
