import { createContext, use, useEffect } from 'react';
import { jsonLd } from './json-ld.ts';
import { jsonLdScript } from './json-ld-script.ts';
import type { Thing } from './thing.ts';

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
