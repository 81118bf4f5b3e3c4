type Policy = { createScript: (json: string) => unknown };

/** The policy's shape in browsers that know Trusted Types; the others go on without. */
declare const trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined;

const rules: Policy = {
  createScript: (json) => {
    // Throws for anything that is no data.
    JSON.parse(json);
    return json;
  },
};

let policy: Policy | undefined;

/**
 * A JSON-LD block as an element. React's own `<script>` goes through `innerHTML`, which the site's
 * policy refuses; and the text of any script, data too, has to be trusted: by the policy `jsonld`.
 * Null where the host's headers do not allow that policy: a page is worth more than what is told of it.
 */
export function jsonLdScript(json: string): HTMLScriptElement | null {
  try {
    policy ??= createPolicy();
  } catch {
    return null;
  }
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  return Object.assign(script, { text: policy.createScript(json) });
}

function createPolicy(): Policy {
  return typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('jsonld', rules);
}
