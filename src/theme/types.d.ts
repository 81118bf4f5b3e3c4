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
    /** This colour as text, icon, line or control on a surface: readable in every scheme. */
    text: string;
    /** The background of a filled control under the pointer. */
    hover: string;
  }
  interface SimplePaletteColorOptions {
    lighter?: string;
    darker?: string;
    text?: string;
    hover?: string;
  }
  interface PaletteColorChannel {
    textChannel: string;
  }
  interface TypeBackground {
    /** The quiet surface: alternate sections, table heads. */
    neutral: string;
  }
  interface Palette {
    /** The company's green: logo, boot screen, illustrations. */
    brand: PaletteColor;
    /** The line around cards and menus. */
    outline: string;
    /** The line of inputs, check boxes and switches: 3:1 on every surface. */
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
