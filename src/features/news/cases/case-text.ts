import { safeHref } from '#src/lib/links/safe-href.ts';
import { siteOrigin } from '#src/lib/links/site-origin.ts';

/** A figure that the customer has measured: 节水, 38 %. */
export type Figure = { label: string; value: string };

type CaseText = {
  figures: Figure[];
  /** The text without the table of figures. */
  rest: string;
};

// Each pattern ends where the next tag of its kind begins, so that no markup makes it slow.
const TABLE = /<table\b(?:(?!<\/?table\b)[^])*<\/table>/gi;
const ROW = /<tr\b(?:(?!<\/?tr\b)[^])*/gi;
const QUOTE = /<blockquote\b(?:(?!<\/?blockquote\b)[^])*<\/blockquote>/gi;
/** The last line of a quotation, if it begins with a dash. */
const LAST_LINE = /^([^]+)<(?:p|br)\b[^<>]*>\s*—+([^]+)$/i;
const CELL = /<t[hd]\b(?:(?!<\/?t[hd]\b)[^])*/gi;
/** Marks a text with hidden parts. Only the sanitiser can read it, so no figures are read from it here. */
const HIDES = /\bdisplay\s*:\s*none|\bmso-hide|\bvisibility\s*:|\shidden[\s=>]/i;
const LINK = /\shref="([^"]*)"/gi;

/**
 * Reads the customer's figures: the rows of the text's first table of two columns that has a number. Works
 * without a DOM and without the sanitiser, which the home page does not load.
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

/** What a customer says, the customer's name, and their role and company. */
export type Quote = { text: string; name: string; role: string };

/** The quotations of a text that end with the name of the speaker after a dash. */
export function readQuotes(html: string): Quote[] {
  if (HIDES.test(html)) return [];
  return (html.match(QUOTE) ?? []).flatMap((quote) => {
    const [, text = '', by = ''] = LAST_LINE.exec(quote) ?? [];
    const said = textOf(text);
    const [name = '', ...role] = textOf(by).split(/[，,]\s*/);
    return said && name ? { text: said, name, role: role.join(', ') } : [];
  });
}

/** Ids of the products that a text links to, without duplicates. */
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

/** Decodes the characters that editors write as entities. */
function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|(\w{2,4}));/g, (entity, code = '', name = '') => {
    if (code !== '') return String.fromCodePoint(Number(code));
    return CHARACTERS[name] ?? entity;
  });
}
