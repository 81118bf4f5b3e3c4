import type { Language } from '#src/i18n/languages.ts';

/**
 * A page that looks an address up on a map. Both work in China and want no key: Amap, which opens as
 * an app on the phones there, and Bing, whose maps speak English. The address is asked for and not the
 * coordinates: which of the systems in use in China those follow, nobody says.
 */
export function mapSearch(address: string, language: Language): string {
  const query = encodeURIComponent(address.toWellFormed());
  return language === 'cn'
    ? `https://uri.amap.com/search?keyword=${query}&view=map&callnative=1`
    : `https://www.bing.com/maps?q=${query}&setlang=en`;
}
