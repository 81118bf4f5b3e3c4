let prerendered: string | undefined;

/** Sets the site's origin for prerendering, which has no `location`. */
export function setSiteOrigin(origin: string): void {
  prerendered = origin;
}

/**
 * Origin for absolute URLs. After prerendering all HTML files carry it, so that every page says the
 * same on any host.
 */
export function siteOrigin(): string {
  return prerendered ?? document.documentElement.dataset.origin ?? location.origin;
}
