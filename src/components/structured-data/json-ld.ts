/** A schema.org thing; undefined properties are omitted. */
export type Thing = { '@type': string };

/**
 * Serialises things as one JSON-LD block. Every `<` is escaped, so it cannot end the `<script>`.
 */
export function jsonLd(things: readonly Thing[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return json.replaceAll('<', String.raw`\u003c`);
}
