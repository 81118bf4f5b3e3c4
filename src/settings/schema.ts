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
export const FONT_SIZE = { min: 12, max: 20, default: 16 } as const;

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
  primaryColor: (typeof PRIMARY_COLORS)[number];
  compactLayout: boolean;
  /** Whether open pages of the back office have tabs, and forms stay open behind them. */
  pageTabs: boolean;
  fontSize: number;
  fontFamily: (typeof FONT_FAMILIES)[number];
  /** Large text, high contrast, large targets and no motion, whatever the other settings are. */
  easyReading: boolean;
};

export const DEFAULT_SETTINGS: Settings = {
  colorScheme: 'light',
  direction: 'ltr',
  contrast: 'default',
  navLayout: 'vertical',
  navColor: 'integrate',
  primaryColor: 'preset1',
  compactLayout: true,
  pageTabs: true,
  fontSize: FONT_SIZE.default,
  fontFamily: 'Public Sans Variable',
  easyReading: false,
};

const size = v.pipe(v.number(), v.integer(), v.minValue(FONT_SIZE.min), v.maxValue(FONT_SIZE.max));

/** An invalid field falls back to its default without affecting the others. */
export const SettingsSchema = v.object({
  colorScheme: v.fallback(v.picklist(['light', 'dark']), DEFAULT_SETTINGS.colorScheme),
  direction: v.fallback(v.picklist(['ltr', 'rtl']), DEFAULT_SETTINGS.direction),
  contrast: v.fallback(v.picklist(['default', 'hight']), DEFAULT_SETTINGS.contrast),
  navLayout: v.fallback(v.picklist(NAV_LAYOUTS), DEFAULT_SETTINGS.navLayout),
  navColor: v.fallback(v.picklist(NAV_COLORS), DEFAULT_SETTINGS.navColor),
  primaryColor: v.fallback(v.picklist(PRIMARY_COLORS), DEFAULT_SETTINGS.primaryColor),
  compactLayout: v.fallback(v.boolean(), DEFAULT_SETTINGS.compactLayout),
  pageTabs: v.fallback(v.boolean(), DEFAULT_SETTINGS.pageTabs),
  fontSize: v.fallback(size, DEFAULT_SETTINGS.fontSize),
  fontFamily: v.fallback(v.picklist(FONT_FAMILIES), DEFAULT_SETTINGS.fontFamily),
  easyReading: v.fallback(v.boolean(), DEFAULT_SETTINGS.easyReading),
}) satisfies v.GenericSchema<unknown, Settings>;
