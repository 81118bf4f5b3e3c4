import type { ThemeOptions } from '@mui/material/styles';

/** Type of a part of `theme.components`. */
export type ComponentOverrides = NonNullable<ThemeOptions['components']>;
