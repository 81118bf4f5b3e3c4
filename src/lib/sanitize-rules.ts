/** Elements that rich text may hold. */
export const TAGS: ReadonlySet<string> = new Set(
  `a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure
  h2 h3 h4 hr i img ins kbd li mark ol p pre s small span strong sub sup table tbody td tfoot th
  thead tr u ul`.split(/\s+/),
);

/** What may stand on every element. Its class only says how it is aligned. */
export const GLOBAL_ATTRIBUTES: readonly string[] = ['dir', 'lang'];

/** What more may stand on some elements. */
export const ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  abbr: ['title'],
  col: ['span'],
  colgroup: ['span'],
  img: ['alt', 'height', 'src', 'title', 'width'],
  ol: ['start', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
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
  address: 'p',
  article: 'div',
  aside: 'div',
  center: 'div',
  footer: 'div',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  header: 'div',
  main: 'div',
  nav: 'div',
  section: 'div',
  strike: 's',
  tt: 'code',
};

/** Alignment is the only look that a text may choose. */
export const ALIGNMENTS: readonly string[] = ['center', 'end', 'justify'];

/** Elements whose text is no text of the article: it goes with them. */
export const DROPPED_WITH_TEXT: ReadonlySet<string> = new Set(
  `audio canvas datalist embed head iframe noembed noframes object plaintext script select style
  template textarea title video xmp`.split(/\s+/),
);
