import { createContext, use, useEffect } from 'react';

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
function jsonLdScript(json: string): HTMLScriptElement | null {
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

/** Prerendering collects a page's blocks here; unused in the browser. */
export const StructuredDataList = createContext<string[] | null>(null);

type StructuredDataProps = {
  /** Built by the functions in this folder. */
  things: readonly Thing[];
};

/**
 * A JSON-LD block for search engines (schema.org), in the document's head while it is mounted.
 */
export function StructuredData({ things }: StructuredDataProps) {
  const json = jsonLd(things);
  use(StructuredDataList)?.push(json);
  useEffect(() => {
    removePrerendered();
    const script = jsonLdScript(json);
    if (script) document.head.append(script);
    return () => script?.remove();
  }, [json]);
  return null;
}

/** Removes the prerendered blocks, which the page's own ones replace. */
function removePrerendered(): void {
  const prerendered = document.head.querySelectorAll('script[data-prerendered]');
  for (const script of prerendered) script.remove();
}

/** A schema.org thing; undefined properties are omitted. */
export type Thing = { '@type': string };

/**
 * Serialises things as one JSON-LD block. Every `<` is escaped, so it cannot end the `<script>`.
 */
export function jsonLd(things: readonly Thing[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return json.replaceAll('<', String.raw`\u003c`);
}
