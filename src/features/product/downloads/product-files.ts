import { queryOptions } from '@tanstack/react-query';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { hasShownStatus, STATUS } from '#src/api/fields/status.ts';
import { safeFileHref } from '#src/lib/links/safe-href.ts';
import { productApi, type Attachment, type Product } from '../schema.ts';
import { wholeProducts } from '../search/whole-products.ts';

export type ProductWithFiles = Pick<Product, 'id' | 'name' | 'nameEn' | 'model' | 'cover'> & {
  attachments: Attachment[];
};

type ProductFiles = {
  products: ProductWithFiles[];
  /** Whether there are more products than were read. */
  isCut: boolean;
};

/** Files that visitors can download: those with a title and a safe URL. */
export function offeredFiles({ attachments = [] }: Pick<Product, 'attachments'>): Attachment[] {
  return attachments.filter(({ title, url }) => title !== '' && fileHref(url) !== undefined);
}

/** A product's manual, in the reader's language if there is one; undefined if it has none. */
export function findManual(product: Product, language: 'zh' | 'en'): Attachment | undefined {
  const manuals = offeredFiles(product).filter(({ kind }) => kind === 'manual');
  return [language, 'both']
    .flatMap((one) => manuals.find((file) => file.language === one) ?? [])
    .concat(manuals)[0];
}

export function fileHref(url: string): string | undefined {
  return safeFileHref(assetUrl(url));
}

/**
 * The products of a category ('' for any) that have files, each with only the fields that a list of files
 * shows.
 */
export function productFiles(categoryId: string) {
  return queryOptions({
    queryKey: [productApi.name, 'files', categoryId],
    queryFn: async ({ client }): Promise<ProductFiles> => {
      const query = { status: STATUS.shown, categoryId };
      const { rows, isCut } = await client.fetchQuery(wholeProducts(query));
      const products = rows.filter(hasShownStatus).map((product) => toFiles(product));
      return {
        products: products.filter(({ attachments }) => attachments.length > 0),
        isCut,
      };
    },
  });
}

function toFiles(product: Product): ProductWithFiles {
  const { id, name, nameEn, model, cover } = product;
  return {
    id,
    name,
    ...(nameEn !== undefined && { nameEn }),
    model,
    cover,
    attachments: offeredFiles(product),
  };
}
