import type { Components, Theme } from '@mui/material/styles';

/** The part of `theme.components` that one file holds. */
export type ComponentOverrides = Components<Omit<Theme, 'components'>>;
