/** Where `color-mix` is unknown: Chrome before 111, Safari before 16.2, Firefox before 113. */
export const NO_COLOR_MIX = '@supports not (color: color-mix(in srgb, currentcolor, currentcolor))';
