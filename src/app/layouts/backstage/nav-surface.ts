import type { Settings } from '#src/settings/schema.ts';
import { COLOR_SCHEME_ATTRIBUTE } from '#src/theme/create-app-theme.ts';

/**
 * How the menu sets itself off (S3): `integrate` lies in the page, `apparent` is dark whatever the page
 * is. MUI's scheme attribute works on any element, so everything inside takes the dark colours.
 */
export function navSurface(navColor: Settings['navColor']) {
  if (navColor === 'integrate') return { style: { bgcolor: 'background.default' } } as const;
  return {
    attributes: { [COLOR_SCHEME_ATTRIBUTE]: 'dark' },
    style: { bgcolor: 'background.paper', color: 'text.primary' },
  } as const;
}
