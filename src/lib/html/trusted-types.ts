// Must be imported first: from here on no string becomes markup or code unless this policy allows
// it. Rich text uses DOMPurify's own policy (`sanitize-html.ts`).

/** Undefined in browsers without Trusted Types. */
declare const trustedTypes:
  | { createPolicy: (name: string, rules: typeof defaultPolicy) => unknown }
  | undefined;

/** The progress bar's template, which its package writes to `innerHTML`. */
export const PROGRESS_BAR_HTML =
  '<div class="bar" role="presentation"><div class="peg"></div></div>';

/** Allowed script and worker URLs: in development the service worker, and the statistics where a build has them. */
const SCRIPT_URLS = new Set<unknown>(import.meta.env.DEV ? ['/mockServiceWorker.js'] : []);
if (import.meta.env.VITE_ANALYTICS_URL) SCRIPT_URLS.add(import.meta.env.VITE_ANALYTICS_URL);

/** The thread that reads workbooks (`workbook-worker.ts`), as builds name it. */
const WORKER = /^\/assets\/workbook-worker-[\w-]+\.js$/;
const { origin } = location;

/** Default policy for third-party code. Without createScript no string is run as code. */
export const defaultPolicy = {
  /**
   * Text without markup is allowed: the date field writes digits this way.
   * @throws for markup; the editor catches this and parses pasted content in an inert document.
   */
  createHTML: (html: string): string => {
    if (html === PROGRESS_BAR_HTML || !html.includes('<')) return html;
    throw new TypeError('Markup reaches the page through sanitizeHtml only.');
  },
  createScriptURL: (url: string): string | null =>
    SCRIPT_URLS.has(url) || (url.startsWith(`${origin}/`) && WORKER.test(url.slice(origin.length)))
      ? url
      : null,
};

if (typeof trustedTypes !== 'undefined') trustedTypes.createPolicy('default', defaultPolicy);
