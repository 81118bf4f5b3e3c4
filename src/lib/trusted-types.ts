// Imported before anything else: from here on no string becomes markup or code unless this policy allows it.
// Rich text does not pass here: `sanitize-html.ts` signs it with DOMPurify's own policy.

/** The policy's shape in browsers that know Trusted Types; the others go on without. */
declare const trustedTypes:
  | { createPolicy: (name: string, rules: typeof defaultPolicy) => unknown }
  | undefined;

/** What our own code gives to a package that writes `innerHTML`: the progress bar's template. */
export const PROGRESS_BAR_HTML =
  '<div class="bar" role="presentation"><div class="peg"></div></div>';

/** Addresses that scripts and workers may be loaded from by name. The service worker is development's. */
const SCRIPT_URLS = new Set(import.meta.env.DEV ? ['/mockServiceWorker.js'] : []);

/** What becomes of strings that code not ours writes into the page. Without createScript none runs. */
export const defaultPolicy = {
  /**
   * Text passes: a date field writes digits through here.
   * @throws for markup; the editor catches it and parses what was pasted apart from the page.
   */
  createHTML: (html: string): string => {
    if (html === PROGRESS_BAR_HTML || !html.includes('<')) return html;
    throw new TypeError('Markup reaches the page through sanitizeHtml only.');
  },
  createScriptURL: (url: string): string | null => (SCRIPT_URLS.has(url) ? url : null),
};

if (typeof trustedTypes !== 'undefined') trustedTypes.createPolicy('default', defaultPolicy);
