/**
 * Returns what in a document could run scripts, load from other sites, imitate the page or hide a
 * link's target. Must not use anything outside the function, because it also runs in the browser.
 */
export function harmIn(root: Document | Element | DocumentFragment): string[] {
  const ELEMENTS =
    'iframe, frame, object, embed, applet, base, portal, fencedframe, marquee, frameset, script:not([src]):not([type="application/ld+json"]), meta[http-equiv]:not([http-equiv="content-type" i])';
  // The page's own inline script is in the head, where no content is inserted; the CSP contains its
  // hash.
  const harm = [...root.querySelectorAll(ELEMENTS)]
    .filter((element) => element.parentNode !== document.head || element.localName !== 'script')
    .map((element) => element.outerHTML);
  const isSafe = (address: string, protocols: string[]) => {
    if (!URL.canParse(address, document.baseURI)) return false;
    const { protocol, username, password } = new URL(address, document.baseURI);
    return protocols.includes(protocol) && username === '' && password === '';
  };
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isHandler = /^on/i.test(name) || /^(?:formaction|srcdoc|ping|xlink:href)$/.test(name);
      const isLink = name === 'href' && element.tagName === 'A';
      const isPicture = name === 'src' && element.tagName === 'IMG';
      const isWrong =
        isHandler ||
        (isLink && !isSafe(value, ['http:', 'https:', 'mailto:', 'tel:'])) ||
        (isPicture && !isSafe(value, ['http:', 'https:', 'blob:', 'data:'])) ||
        (isPicture && /^\s*data:(?!image\/(?:png|jpeg|webp|gif|avif);)/i.test(value)) ||
        (/^(?:href|src|action|poster|data)$/.test(name) &&
          /^[\s\p{Cc}]*[/\\]\p{Cc}*[/\\]/u.test(value)) ||
        /^[\s\p{Cc}]*(?:javascript|vbscript|data:text)/iu.test(value);
      // React replaces a form's function action with this `javascript:` URL.
      const isReacts =
        name === 'action' && value.startsWith("javascript:throw new Error('A React form");
      const isShownText = /^(?:title|alt|aria-label|value|content|placeholder|data-value)$/.test(
        name,
      );
      if (isWrong && !isShownText && !isReacts)
        harm.push(`${element.tagName} ${name}=${value}`.slice(0, 200));
    }
    const opensBeside = element.getAttribute('target') === '_blank';
    if (opensBeside && !/noopener|noreferrer/.test(element.getAttribute('rel') ?? '')) {
      harm.push(`${element.tagName} without rel: ${element.getAttribute('href')}`);
    }
  }
  return harm;
}
