export const TAGS =
  `a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure
  h2 h3 h4 hr i img ins kbd li mark ol p pre s small span strong sub sup table tbody td tfoot th
  thead tr u ul`.split(/\s+/);

export const GLOBAL_ATTRIBUTES = ['class', 'dir', 'lang'];

/** Additional attributes per element. */
export const ATTRIBUTES: Record<string, readonly string[]> = {
  A: ['href', 'title'],
  ABBR: ['title'],
  COL: ['span'],
  COLGROUP: ['span'],
  IMG: ['alt', 'height', 'role', 'src', 'title', 'width'],
  OL: ['start', 'type'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan', 'scope'],
};

/** The class of a picture that continues the one above it: a slice of a long picture. */
export const JOINED = 'joined';

/** In pixels, up to the longest picture that a file holds. */
const SIZE = /^(?:[1-9]\d{0,3}|1\d{4})$/;

export const VALUES: Record<string, RegExp> = {
  colspan: /^[1-9]\d?$/,
  dir: /^(?:ltr|rtl|auto)$/,
  height: SIZE,
  lang: /^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i,
  role: /^presentation$/,
  rowspan: /^[1-9]\d?$/,
  scope: /^(?:row|col|rowgroup|colgroup)$/,
  span: /^[1-9]\d?$/,
  start: /^\d{1,6}$/,
  type: /^[1aAiI]$/,
  width: SIZE,
};

/** Elements replaced by an allowed equivalent. */
export const RENAMED: Record<string, string> = {
  ADDRESS: 'p',
  ARTICLE: 'div',
  ASIDE: 'div',
  CENTER: 'div',
  DETAILS: 'div',
  FOOTER: 'div',
  H1: 'h2',
  H5: 'h4',
  H6: 'h4',
  HEADER: 'div',
  MAIN: 'div',
  NAV: 'div',
  SECTION: 'div',
  STRIKE: 's',
  SUMMARY: 'div',
  TT: 'code',
};

/**
 * Attributes in which other editors store the alignment; `quietMarkup` turns `style` into
 * `data-style`.
 */
export const ALIGNED_BY = ['align', 'data-style'];

/** Attributes in which other pages have the URL of a picture until it is in view. */
export const LAZY_SOURCES = ['data-src', 'data-original', 'data-lazy-src'];

/** Alignment is the only allowed style. */
export const ALIGNMENTS: readonly string[] = ['center', 'end', 'justify'];

/** Elements that are dropped with their text. */
export const DROPPED_WITH_TEXT =
  `audio canvas datalist embed head iframe math noembed noframes noscript
  object plaintext script select style svg template textarea title video xmp`.split(/\s+/);
