/** Elements that rich text may hold. */
export const TAGS =
  `a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure
  h2 h3 h4 hr i img ins kbd li mark ol p pre s small span strong sub sup table tbody td tfoot th
  thead tr u ul`.split(/\s+/);

export const GLOBAL_ATTRIBUTES = ['class', 'dir', 'lang'];

/** What more may stand on some elements. */
export const ATTRIBUTES: Record<string, readonly string[]> = {
  A: ['href', 'title'],
  ABBR: ['title'],
  COL: ['span'],
  COLGROUP: ['span'],
  IMG: ['alt', 'height', 'src', 'title', 'width'],
  OL: ['start', 'type'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan', 'scope'],
};

/** Attributes that take only some values. */
export const VALUES: Record<string, RegExp> = {
  colspan: /^[1-9]\d?$/,
  dir: /^(?:ltr|rtl|auto)$/,
  height: /^[1-9]\d{0,3}$/,
  lang: /^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i,
  rowspan: /^[1-9]\d?$/,
  scope: /^(?:row|col|rowgroup|colgroup)$/,
  span: /^[1-9]\d?$/,
  start: /^\d{1,6}$/,
  type: /^[1aAiI]$/,
  width: /^[1-9]\d{0,3}$/,
};

/** Elements that mean something to us under another name: their structure is kept. */
export const RENAMED: Record<string, string> = {
  ADDRESS: 'p',
  ARTICLE: 'div',
  ASIDE: 'div',
  CENTER: 'div',
  FOOTER: 'div',
  H1: 'h2',
  H5: 'h4',
  H6: 'h4',
  HEADER: 'div',
  MAIN: 'div',
  NAV: 'div',
  SECTION: 'div',
  STRIKE: 's',
  TT: 'code',
};

/** Where other editors say how a text is aligned; `data-style` is what `quietMarkup` leaves of `style`. */
export const ALIGNED_BY = ['align', 'data-style'];

/** Alignment is the only look that a text may choose. */
export const ALIGNMENTS: readonly string[] = ['center', 'end', 'justify'];

/** Elements whose text is no text of the article: it goes with them. */
export const DROPPED_WITH_TEXT =
  `audio canvas datalist embed head iframe math noembed noframes noscript
  object plaintext script select style svg template textarea title video xmp`.split(/\s+/);
