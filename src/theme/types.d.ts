import '@mui/material/Button';
import '@mui/material/Chip';
import '@mui/material/styles';
import '@mui/material/themeCssVarsAugmentation';
import '@mui/x-data-grid/themeAugmentation';
import '@mui/x-date-pickers/themeAugmentation';
import type { CustomShadows } from './shadows.ts';

// Declaration merging needs interfaces.
/* oxlint-disable typescript/consistent-type-definitions */
declare module '@mui/material/styles' {
  interface PaletteColor {
    lighter: string;
    darker: string;
    /** This colour as text, icon, line or control: legible on every surface. */
    text: string;
    /** The preset's own colour for tinted grounds, as channels for `rgba()`. */
    tintChannel: string;
    /** Background of a filled control on hover. */
    hover: string;
  }
  interface SimplePaletteColorOptions {
    lighter?: string;
    darker?: string;
    text?: string;
    tintChannel?: string;
    hover?: string;
  }
  interface PaletteColorChannel {
    textChannel: string;
    tintChannel: string;
  }
  interface TypeBackground {
    /** The back office's page, beneath its cards. */
    ground: string;
    /** Muted surface: alternate sections, table heads. */
    neutral: string;
  }
  interface Palette {
    brand: PaletteColor;
    /** Border of cards and menus. */
    outline: string;
    /** Border of inputs, check boxes and switches: 3:1 on every surface. */
    control: string;
    shadowChannel: string;
  }
  interface PaletteOptions {
    brand?: SimplePaletteColorOptions;
    outline?: string;
    control?: string;
    shadowChannel?: string;
  }
  interface CssVarsPalette {
    brand: PaletteColorChannel;
  }
  interface ThemeVars {
    customShadows: CustomShadows;
  }
  interface ThemeOptions {
    customShadows?: CustomShadows;
  }
  interface Theme {
    customShadows: CustomShadows;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    soft: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    soft: true;
  }
}
