import type { Settings } from '#src/settings/schema.ts';
import { COLOR_SCHEME_ATTRIBUTE } from '#src/theme/create-app-theme.ts';

/**
 * Menu colours: `integrate` uses the page's, `apparent` is always dark through MUI's scheme
 * attribute.
 */
export function navSurface(navColor: Settings['navColor']) {
  if (navColor === 'integrate') return { style: { bgcolor: 'background.default' } } as const;
  return {
    attributes: { [COLOR_SCHEME_ATTRIBUTE]: 'dark' },
    style: { bgcolor: 'background.paper', color: 'text.primary' },
  } as const;
}
