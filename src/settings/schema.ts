import * as v from 'valibot';

export const NAV_LAYOUTS = ['vertical', 'horizontal', 'mini'] as const;
export const NAV_COLORS = ['integrate', 'apparent'] as const;
export const PRIMARY_COLORS = [
  'default',
  'preset1',
  'preset2',
  'preset3',
  'preset4',
  'preset5',
] as const;
export const FONT_FAMILIES = [
  'Public Sans Variable',
  'Inter Variable',
  'DM Sans Variable',
  'Nunito Sans Variable',
] as const;
export const COLOR_FILTERS = ['none', 'grey', 'weak'] as const;
export const FONT_SIZE = { min: 12, max: 20, default: 16 } as const;
/** Width of the back office's side menu, in px. */
export const NAV_WIDTH = { min: 240, max: 400, default: 300 } as const;

const hexColor = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));

/**
 * A primary colour of a person's own, with the shades that `src/theme/derive-shades.ts` made of `main`: stored, so
 * that nothing has to derive them when a page starts.
 */
const OwnColorSchema = v.object({
  lighter: hexColor,
  light: hexColor,
  main: hexColor,
  dark: hexColor,
  darker: hexColor,
  contrastText: hexColor,
});

/**
 * Display settings. 'hight' is the specification's spelling. `colorScheme` only records the last
 * choice of light or dark and is never read back: MUI owns it under the key `theme-mode`, where it
 * can also be `system`.
 */
export type Settings = {
  colorScheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  contrast: 'default' | 'hight';
  navLayout: (typeof NAV_LAYOUTS)[number];
  navColor: (typeof NAV_COLORS)[number];
  navWidth: number;
  primaryColor: (typeof PRIMARY_COLORS)[number] | v.InferOutput<typeof OwnColorSchema>;
  compactLayout: boolean;
  /** Whether open pages of the back office have tabs, so that forms stay open in the background. */
  pageTabs: boolean;
  fontSize: number;
  fontFamily: (typeof FONT_FAMILIES)[number];
  /** Large text, high contrast, large targets and no motion, whatever the other settings are. */
  easyReading: boolean;
  /** `weak` moves hues, so that those who confuse red and green tell them apart. */
  colorFilter: (typeof COLOR_FILTERS)[number];
};

export const DEFAULT_SETTINGS: Settings = {
  colorScheme: 'light',
  direction: 'ltr',
  contrast: 'default',
  navLayout: 'vertical',
  navColor: 'integrate',
  navWidth: NAV_WIDTH.default,
  primaryColor: 'preset1',
  compactLayout: true,
  pageTabs: true,
  fontSize: FONT_SIZE.default,
  fontFamily: 'Public Sans Variable',
  easyReading: false,
  colorFilter: 'none',
};

const within = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** An invalid field falls back to its default without affecting the others. */
export const SettingsSchema = v.object({
  colorScheme: v.fallback(v.picklist(['light', 'dark']), DEFAULT_SETTINGS.colorScheme),
  direction: v.fallback(v.picklist(['ltr', 'rtl']), DEFAULT_SETTINGS.direction),
  contrast: v.fallback(v.picklist(['default', 'hight']), DEFAULT_SETTINGS.contrast),
  navLayout: v.fallback(v.picklist(NAV_LAYOUTS), DEFAULT_SETTINGS.navLayout),
  navColor: v.fallback(v.picklist(NAV_COLORS), DEFAULT_SETTINGS.navColor),
  navWidth: v.fallback(within(NAV_WIDTH), DEFAULT_SETTINGS.navWidth),
  primaryColor: v.fallback(
    v.union([v.picklist(PRIMARY_COLORS), OwnColorSchema]),
    DEFAULT_SETTINGS.primaryColor,
  ),
  compactLayout: v.fallback(v.boolean(), DEFAULT_SETTINGS.compactLayout),
  pageTabs: v.fallback(v.boolean(), DEFAULT_SETTINGS.pageTabs),
  fontSize: v.fallback(within(FONT_SIZE), DEFAULT_SETTINGS.fontSize),
  fontFamily: v.fallback(v.picklist(FONT_FAMILIES), DEFAULT_SETTINGS.fontFamily),
  easyReading: v.fallback(v.boolean(), DEFAULT_SETTINGS.easyReading),
  colorFilter: v.fallback(v.picklist(COLOR_FILTERS), DEFAULT_SETTINGS.colorFilter),
}) satisfies v.GenericSchema<unknown, Settings>;
