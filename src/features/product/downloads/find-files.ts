import { formatOf } from '#src/lib/files/file-types.ts';
import { searchable } from '#src/lib/search/comparable.ts';
import { indexesOfTerms, termsOf } from '#src/lib/search/terms.ts';
import { knownWord } from '#src/lib/text/known-word.ts';
import { type Attachment, FILE_KINDS } from '../schema.ts';
import { KIND_WORDS } from './kind-words.ts';
import type { ProductWithFiles } from './product-files.ts';

type Wanted = {
  /** '' for all. */
  kind: string;
  q: string;
};

/** The products with those of their files that are of the kind and match all words of the keyword. */
export function findFiles(
  products: readonly ProductWithFiles[],
  { kind, q }: Wanted,
): ProductWithFiles[] {
  const terms = termsOf(q);
  return products
    .map((product) => ({
      ...product,
      attachments: product.attachments.filter(
        (file) =>
          (kind === '' || file.kind === kind) &&
          indexesOfTerms(terms, [searchable(textOf(product, file))]) !== null,
      ),
    }))
    .filter(({ attachments }) => attachments.length > 0);
}

/**
 * Whether the keyword is part of the product's name or model: it then looks for the product rather than its
 * files.
 */
export function isProductName({ name, nameEn = '', model }: ProductWithFiles, q: string): boolean {
  return indexesOfTerms(termsOf(q), [searchable([name, nameEn, model].join(' '))]) !== null;
}

/**
 * The searched text of a file. It includes the product's own words, which therefore find all of its files.
 */
function textOf({ name, nameEn = '', model }: ProductWithFiles, file: Attachment): string {
  const { title, titleEn = '', kind, version } = file;
  const known = knownWord(FILE_KINDS, kind);
  const words = known === undefined ? [kind] : KIND_WORDS[known];
  return [title, titleEn, ...words, version, formatOf(file), name, nameEn, model].join(' ');
}
