const TYPES =
  'news news-category product product-category job develop honor links scroller contract access-log show download menu';

/** The resources of a server that has none of the content. */
export const NO_CONTENT: Record<`/${string}`, null> = Object.fromEntries(
  TYPES.split(' ').map((name) => [`/${name}`, null]),
);
