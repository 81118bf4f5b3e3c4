import type { Thing } from './thing.ts';

/**
 * Things as the text of one JSON-LD block. It may stand inside `<script>`: no `<` is left that could
 * end the element.
 */
export function jsonLd(things: readonly Thing[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return json.replaceAll('<', String.raw`\u003c`);
}
