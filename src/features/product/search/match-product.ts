import { langOf, localized, type LocalText } from '#src/api/fields/localized.ts';
import { formatValue } from '#src/i18n/format/format-value.ts';
import { htmlText } from '#src/lib/html/html-text.ts';
import { searchable } from '#src/lib/search/comparable.ts';
import { missingWords, nearest, indexesOfTerms, type Term } from '#src/lib/search/terms.ts';
import type { Product } from '../schema.ts';

/** A searched field. With `isReason` a row shows it to say why the product was found. */
type Field = LocalText & { searchable: string; isReason: boolean };

const known = new WeakMap<Product, Field[]>();

/** The searched fields, the most important first: in the site's language, then in the other one. */
function fieldsOf(product: Product): Field[] {
  const shown = localized(product);
  const before = known.get(shown);
  if (before) return before;
  const { name, model, categoryName, tags, specifications, summary, content } = shown;
  const field = (text: string) => ({ text, searchable: searchable(text), isReason: false });
  const reason = (text: string, lang: LocalText['lang']) => ({
    ...field(text),
    lang,
    isReason: true,
  });
  const fields = [
    ...[name, model, categoryName].map(field),
    ...specifications.map((row) => {
      const values = [...new Set([formatValue(row.value), row.value])];
      return {
        ...reason(`${row.name} ${values[0]}`, langOf(row, 'name') ?? langOf(row, 'value')),
        searchable: searchable(`${row.name} ${values.join(' ')}`),
      };
    }),
    ...tags.map((tag) => reason(tag, langOf(shown, 'tags'))),
    ...[summary, htmlText(content)].map(field),
    ...[product.nameEn ?? '', product.summaryEn ?? '', htmlText(product.contentEn ?? '')].map(
      field,
    ),
    ...(shown === product ? [] : chineseOf(product)).map(field),
  ];
  known.set(shown, fields);
  return fields;
}

function chineseOf({ name, tags, specifications, summary, content }: Product): string[] {
  const rows = specifications.map((row) => `${row.name} ${row.value}`);
  return [name, ...rows, ...tags, summary, htmlText(content)];
}

type Match = {
  /** Smaller is better. */
  rank: number;
  /** Specifications and tags that contain the words. */
  reasons: LocalText[];
};

/** The reasons why a product is among the nearest: those of the terms that it contains. */
export function reasonsOf(product: Product, terms: readonly Term[]): LocalText[] {
  const texts = textsOf(product);
  const found = terms.filter((term) => indexesOfTerms([term], texts) !== null);
  return matchProduct(product, found)?.reasons ?? [];
}

/** How a product matches all terms; null where it does not contain one. */
export function matchProduct(product: Product, terms: readonly Term[]): Match | null {
  const fields = fieldsOf(product);
  const indexes = indexesOfTerms(terms, textsOf(product));
  if (indexes === null) return null;
  const found = [...new Set(indexes)].flatMap((index) => fields[index] ?? []);
  const reasons = new Map<string, LocalText>();
  for (const { text, lang, isReason } of found) if (isReason) reasons.set(text, { text, lang });
  return {
    rank: Math.max(...indexes),
    reasons: [...reasons.values()],
  };
}

const textsOf = (product: Product) => fieldsOf(product).map((field) => field.searchable);

/** The products that contain most of several terms, the best first. */
export const nearestProducts = (products: readonly Product[], terms: readonly Term[]) =>
  nearest(products, terms, textsOf);

/** The words of a query that a product does not contain, as they were typed. */
export const missingOf = (product: Product, q: string) => missingWords(q, textsOf(product));

/** The products that contain all terms, the best first. */
export function findProducts(products: readonly Product[], terms: readonly Term[]): Product[] {
  return products
    .flatMap((product) => {
      const match = matchProduct(product, terms);
      return match ? [{ product, rank: match.rank }] : [];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ product }) => product);
}
