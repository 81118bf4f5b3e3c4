type Policy = { createScript: (json: string) => unknown };

/** The type of the Trusted Types policy; some browsers have none. */
declare const trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined;

const rules: Policy = {
  createScript: (json) => {
    // Throws for anything that is not JSON.
    JSON.parse(json);
    return json;
  },
};

let policy: Policy | undefined;

/**
 * Creates a JSON-LD `<script>`. React's own uses `innerHTML`, which the CSP forbids, and Trusted Types
 * require a policy (`jsonld`) for the text of every script, also of data.
 * @returns null where the host's headers do not allow that policy, as the page must still work
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
