// Read by the product list, which loads nothing else of the finder.

export const FINDER = '/product/finder';
export const LIST = '/product';

/** Maximum number of products in the finder's result. */
export const MAX_FOUND = 3;

/**
 * The finder's address with the narrowing of the product list; undefined where there is nothing to choose among.
 * @param total number of products there, null or undefined where it is not known
 */
export function finderAddress(listAddress: string, total: number | null | undefined) {
  return typeof total === 'number' && total <= MAX_FOUND
    ? undefined
    : listAddress.replace(LIST, FINDER);
}
