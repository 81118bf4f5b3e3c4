import { safeHref } from '#src/lib/links/safe-href.ts';
import { siteOrigin } from '#src/lib/links/site-origin.ts';

/** What a customer has measured: 节水, 38 %. */
export type Figure = { label: string; value: string };

type CaseText = {
  figures: Figure[];
  /** The text without the table that the figures stand in. */
  rest: string;
};

// Each pattern ends where the next such tag begins, so that no markup makes it slow.
const TABLE = /<table\b(?:(?!<\/?table\b)[^])*<\/table>/gi;
const ROW = /<tr\b(?:(?!<\/?tr\b)[^])*/gi;
const CELL = /<t[hd]\b(?:(?!<\/?t[hd]\b)[^])*/gi;
/** Texts that hide something are read as a whole alone, by the sanitiser. */
const HIDES = /\bdisplay\s*:\s*none|\bmso-hide|\bvisibility\s*:|\shidden[\s=>]/i;
const LINK = /\shref="([^"]*)"/gi;

/**
 * Reads the customer's figures: the rows of the text's first table of two columns that has a number. Without a
 * DOM and without the sanitiser, which the home page does not load.
 */
export function readCase(html: string): CaseText {
  for (const table of (!HIDES.test(html) && html.match(TABLE)) || []) {
    const rows = (table.match(ROW) ?? []).map((row) => (row.match(CELL) ?? []).map(textOf));
    const figures = rows
      .filter(([, value = '']) => /\d/.test(value))
      .map(([label = '', value = '']) => ({ label, value }));
    if (figures.length > 0 && rows.every(({ length }) => length === 2)) {
      return { figures, rest: html.replace(table, '') };
    }
  }
  return { figures: [], rest: html };
}

/** The ids of the products that a text links to, each once. */
export function linkedProducts(html: string): string[] {
  const ids = [...html.matchAll(LINK)].flatMap(([, href = '']) => {
    const address = safeHref(decoded(href));
    if (address === undefined) return [];
    const { origin, pathname, searchParams } = new URL(address, siteOrigin());
    const isProduct = origin === siteOrigin() && pathname === '/product/details';
    return (isProduct && searchParams.get('id')) || [];
  });
  return [...new Set(ids)];
}

function textOf(markup: string): string {
  return decoded(markup.replaceAll(/<[^<>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const CHARACTERS: Record<string, string> = { amp: '&', gt: '>', lt: '<', nbsp: ' ', quot: '"' };

/** With the characters that editors write as entities. */
function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|(\w{2,4}));/g, (entity, code = '', name = '') => {
    if (code !== '') return String.fromCodePoint(Number(code));
    return CHARACTERS[name] ?? entity;
  });
}
