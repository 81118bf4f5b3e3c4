// Changes the text itself and not its nodes, so that the rest of it stays exactly the same.

// As browsers do, a comment, a quote or a tag that does not end lasts to the end of the text. Without that, each
// unfinished one would search the rest of the text again.
const COMMENT = '<!--[^]*?(?:-->|$)';
const REST_OF_TAG = `(?:[^>"']+|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)`;

/** Pictures; comments are found too, so that pictures inside them are not. */
const PART = new RegExp(String.raw`${COMMENT}|<img\b${REST_OF_TAG}`, 'gi');
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const ENTITIES: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/** Elements with the address of a file: pictures, videos, files to download. */
const FILE_TAG = new RegExp(
  String.raw`${COMMENT}|<(?:a|audio|embed|img|source|video)\b${REST_OF_TAG}`,
  'gi',
);
const ADDRESS_NAME = /^(?:href|poster|(?:data-)?src|data-original|data-lazy-src)$/i;

export type BodyPicture = {
  src: string;
  /** False without an alternative text, unless the picture is marked as decorative. */
  isDescribed: boolean;
};

export function picturesIn(html: string): BodyPicture[] {
  return [...html.matchAll(PART)].flatMap(([tag]) => {
    const attributes = attributesOf(tag);
    const src = attributes.get('src') ?? '';
    return src === '' ? [] : [{ src, isDescribed: isDescribed(attributes) }];
  });
}

/**
 * Describes the pictures with this address that lack a description.
 * @param alt '' says that they are decorative
 */
export function describePictures(html: string, src: string, alt: string): string {
  return html.replaceAll(PART, (tag) => {
    if (!tag.endsWith('>')) return tag;
    const attributes = attributesOf(tag);
    if (attributes.get('src') !== src || isDescribed(attributes)) return tag;
    const said = [written('alt', alt), ...(alt === '' ? [written('role', 'presentation')] : [])];
    const others = tag
      .slice('<img'.length, -1)
      .replaceAll(ATTRIBUTE, (attribute, name: string) =>
        /^(?:alt|role)$/i.test(name) ? '' : attribute,
      )
      .replace(/\s*\/?\s*$/, '');
    return `<img${others} ${said.join(' ')}>`;
  });
}

/** The addresses of the files of a rich text; those of linked pages are among them. */
export function addressesIn(html: string): string[] {
  const found: string[] = [];
  replaceAddresses(html, (address) => {
    found.push(address);
    return undefined;
  });
  return found;
}

/** Replaces the addresses of files. @param next the new address; undefined leaves the old one */
export function replaceAddresses(
  html: string,
  next: (address: string) => string | undefined,
): string {
  return html.replaceAll(FILE_TAG, (tag) => {
    const [start = tag] = /^<\w+/.exec(tag) ?? [];
    if (tag.startsWith('<!') || !tag.endsWith('>')) return tag;
    let isOther = false;
    const changed = tag
      .slice(start.length, -1)
      .replaceAll(
        ATTRIBUTE,
        (attribute, name: string, double?: string, single?: string, bare?: string) => {
          const value = decoded(double ?? single ?? bare ?? '');
          const address = ADDRESS_NAME.test(name) ? next(value) : undefined;
          if (address === undefined) return attribute;
          isOther = true;
          return written(name, address);
        },
      );
    // The new picture may have another shape.
    const sized = isOther ? changed.replaceAll(/\s(?:width|height)="\d*"/gi, '') : changed;
    return `${start}${sized}>`;
  });
}

/**
 * Whether a picture has a description or is marked as decorative. An empty `alt` is no such mark, because the editor
 * writes one on every picture; `role="presentation"` is.
 */
function isDescribed(attributes: Map<string, string>): boolean {
  const role = attributes.get('role') ?? '';
  return (attributes.get('alt') ?? '').trim() !== '' || /^(?:presentation|none)$/i.test(role);
}

function attributesOf(tag: string): Map<string, string> {
  if (tag.startsWith('<!') || !tag.endsWith('>')) return new Map();
  const all = [...tag.slice('<img'.length, -1).matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single, bare]): [string, string] => [
      name.toLowerCase(),
      decoded(double ?? single ?? bare ?? ''),
    ],
  );
  // Of two attributes with one name, browsers use the first.
  return new Map(all.toReversed());
}

function decoded(value: string): string {
  return value.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    const code = Number(decimal ?? (hex === undefined ? NaN : `0x${hex}`));
    if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
    return ENTITIES[String(name)] ?? entity;
  });
}

function written(name: string, value: string): string {
  const escaped = value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return `${name}="${escaped}"`;
}
