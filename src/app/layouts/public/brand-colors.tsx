import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';

/** Makes the brand's colour the primary one while a page for visitors is shown; the chosen one is the back office's. */
export function BrandColors() {
  return <GlobalStyles styles={styles} />;
}

// Twice, to override the theme's own. Parts that are dark in both schemes have variables of their own.
const styles = ({ vars }: Theme) => ({
  ':root:root, [data-color-scheme][data-color-scheme]': Object.fromEntries(
    Object.keys(vars.palette.brand).map((shade) => [
      `--mui-palette-primary-${shade}`,
      `var(--mui-palette-brand-${shade})`,
    ]),
  ),
});
