import { formatOf } from '#src/lib/files/file-types.ts';
import { searchable } from '#src/lib/search/comparable.ts';
import { placesOf, termsOf } from '#src/lib/search/terms.ts';
import { knownWord } from '#src/lib/text/known-word.ts';
import { FILE_KINDS } from '../schema.ts';
import type { Attachment } from '../schema.ts';
import { KIND_WORDS } from './kind-words.ts';
import type { ProductWithFiles } from './product-files.ts';

type Wanted = {
  /** '' for all. */
  kind: string;
  q: string;
};

/** The products with those of their files that are of the kind, and in which all words of the keyword are found. */
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
          placesOf(terms, [searchable(textOf(product, file))]) !== null,
      ),
    }))
    .filter(({ attachments }) => attachments.length > 0);
}

/** Whether the keyword is all in the product's name and model: it then finds the product rather than its files. */
export function isProductName({ name, nameEn = '', model }: ProductWithFiles, q: string): boolean {
  return placesOf(termsOf(q), [searchable([name, nameEn, model].join(' '))]) !== null;
}

/** A product's own words find all of its files. */
function textOf({ name, nameEn = '', model }: ProductWithFiles, file: Attachment): string {
  const { title, titleEn = '', kind, version } = file;
  const known = knownWord(FILE_KINDS, kind);
  const words = known === undefined ? [kind] : KIND_WORDS[known];
  return [title, titleEn, ...words, version, formatOf(file), name, nameEn, model].join(' ');
}
