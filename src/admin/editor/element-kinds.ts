const KINDS = {
  a: 'link',
  blockquote: 'paragraph',
  br: 'paragraph',
  caption: 'table',
  dd: 'list',
  dl: 'list',
  dt: 'list',
  figcaption: 'picture',
  figure: 'picture',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  hr: 'paragraph',
  img: 'picture',
  li: 'list',
  ol: 'list',
  p: 'paragraph',
  pre: 'paragraph',
  table: 'table',
  td: 'table',
  th: 'table',
  tr: 'table',
  ul: 'list',
  '#order': 'order',
  '#text': 'text',
} as const;

const BY_NAME = new Map<string, (typeof KINDS)[keyof typeof KINDS]>(Object.entries(KINDS));

/** Returns what readers call an element, or an attribute of it, that `lostInEditor` names. */
export function kindOf(name: string) {
  return BY_NAME.get(name.replace(/ .*/, '')) ?? 'format';
}
