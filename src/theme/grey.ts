/** Neutral scale with a blue-green tint, also used for shadows. */
export const grey = {
  50: '#FAFBFC',
  100: '#F4F7F9',
  200: '#EAEEF1',
  300: '#DAE1E4',
  400: '#C3CCD1',
  500: '#8C99A0',
  600: '#5B6970',
  700: '#415057',
  800: '#1B272D',
  900: '#0F191D',
  950: '#060C0F',
} as const;

/** Channels for `rgba(140 153 160 / 0.2)`. */
export const GREY_CHANNEL = '140 153 160';
export const NIGHT_CHANNEL = '2 6 8';
export const WHITE = '#FFFFFF';
