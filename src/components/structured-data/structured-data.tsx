import { createContext, use, useEffect } from 'react';
import { jsonLd } from './json-ld.ts';
import { jsonLdScript } from './json-ld-script.ts';
import type { Thing } from './thing.ts';

/** Where prerendering collects the blocks of a page; nothing does in the browser. */
export const StructuredDataList = createContext<string[] | null>(null);

type StructuredDataProps = {
  /** What the page is about, made by the functions beside this file. */
  things: readonly Thing[];
};

/**
 * Tells search engines in schema.org's words what a page is about (P11): one JSON-LD block in the
 * head for as long as this stands.
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

/** The file's own blocks go once the page writes its own. */
function removePrerendered(): void {
  const prerendered = document.head.querySelectorAll('script[data-prerendered]');
  for (const script of prerendered) script.remove();
}
