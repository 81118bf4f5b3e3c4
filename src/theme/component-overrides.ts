import type { ThemeOptions } from '@mui/material/styles';

/** The part of `theme.components` that one file holds. */
export type ComponentOverrides = NonNullable<ThemeOptions['components']>;
