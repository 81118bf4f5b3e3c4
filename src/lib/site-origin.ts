let prerendered: string | undefined;

/** Tells prerendering, which has no `location`, where visitors open the site. */
export function setSiteOrigin(origin: string): void {
  prerendered = origin;
}

/**
 * The origin that addresses of this site begin with where others read them. A prerendered file names its own,
 * so that the page says the same before and after hydration on whichever host it stands.
 */
export function siteOrigin(): string {
  return prerendered ?? document.documentElement.dataset.origin ?? location.origin;
}
