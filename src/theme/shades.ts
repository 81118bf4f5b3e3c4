import { grey, WHITE } from './grey.ts';

/** `contrastText` has 4.5:1 on `main`. */
export type Shades = {
  lighter: string;
  light: string;
  main: string;
  dark: string;
  darker: string;
  contrastText: string;
};

/** The shades of `VITE_BRAND_COLOR`; `tools/brand` derives them when the site is built. */
export const ownShades: Shades | undefined = import.meta.env.BRAND_SHADES;

/**
 * Selectable primary colours: `dark` is legible on light surfaces and under white labels, `light` on
 * dark surfaces and under dark labels.
 */
export const presets = {
  default: {
    lighter: '#E0EFFF',
    light: '#60B0FE',
    main: '#078DEE',
    dark: '#0064AE',
    darker: '#003F70',
    contrastText: grey[900],
  },
  // The default, and therefore the brand's own colour where there is one.
  preset1: ownShades ?? {
    lighter: '#D7F2FF',
    light: '#97DEFF',
    main: '#68CDF9',
    dark: '#007094',
    darker: '#00445B',
    contrastText: grey[900],
  },
  preset2: {
    lighter: '#EDEAFF',
    light: '#B99FFE',
    main: '#7635DC',
    dark: '#6615C9',
    darker: '#3A0079',
    contrastText: WHITE,
  },
  preset3: {
    lighter: '#E3EEFE',
    light: '#77ABFE',
    main: '#0C68E9',
    dark: '#0057CD',
    darker: '#00317E',
    contrastText: WHITE,
  },
  preset4: {
    lighter: '#FFE9D0',
    light: '#FFC47E',
    main: '#FDA92D',
    dark: '#935D00',
    darker: '#5C3800',
    contrastText: grey[900],
  },
  preset5: {
    lighter: '#FFE6E3',
    light: '#FE7F73',
    main: '#FF3030',
    dark: '#BF0112',
    darker: '#820007',
    contrastText: grey[900],
  },
} as const satisfies Record<string, Shades>;

export type PresetName = keyof typeof presets;

/** The shades of a primary colour as the settings have it: a preset's name, or a person's own shades. */
export function shadesOf(primary: PresetName | Shades): Shades {
  return typeof primary === 'string' ? presets[primary] : primary;
}

export const fixedColors = {
  brand: ownShades ?? {
    lighter: '#D4F7E3',
    light: '#6EBE97',
    main: '#12855A',
    dark: '#006E48',
    darker: '#00432A',
    contrastText: WHITE,
  },
  info: {
    lighter: '#D1F4FF',
    light: '#55BAD7',
    main: '#0A7EA4',
    dark: '#046885',
    darker: '#004555',
    contrastText: WHITE,
  },
  success: {
    lighter: '#D7F6DF',
    light: '#60C384',
    main: '#15824A',
    dark: '#006E3A',
    darker: '#004924',
    contrastText: WHITE,
  },
  warning: {
    lighter: '#FDEACC',
    light: '#FFC769',
    main: '#F5B01F',
    dark: '#8C6100',
    darker: '#573B00',
    contrastText: grey[900],
  },
  error: {
    lighter: '#FFE6E4',
    light: '#FF7E7B',
    main: '#D4303B',
    dark: '#BA0D28',
    darker: '#810016',
    contrastText: WHITE,
  },
} as const satisfies Record<string, Shades>;
