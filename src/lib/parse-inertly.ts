type Policy = { createHTML: (html: string) => string };

/** The policy's shape in browsers that know Trusted Types; the others go on without. */
declare const trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined;

const rules: Policy = { createHTML: (html) => html };

let policy: Policy | undefined;

/**
 * Markup as a tree to be read: in a document of its own, where nothing runs, is fetched or is shown. What
 * goes on from there goes through `sanitize-html.ts`. All of the document: what it says of its `body` may
 * be a picture by that name.
 */
export function parseInertly(html: string): Document {
  policy ??=
    typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('rich-text', rules);
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}
