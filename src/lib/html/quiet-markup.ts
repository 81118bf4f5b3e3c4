/** Raw text elements, which are dropped, or their content is. An unfinished end tag lasts to the end of the text. */
const RAW_TEXT =
  /<(iframe|noembed|noframes|style|textarea|title|xmp)(?=[\s/>])[^]*?(?:<\/\1(?=[\s/>])[^>]*(?:>|$)|$)/;

/** One attribute; quoted values may contain `<` and `>`. */
export const ATTRIBUTE =
  /[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s"'>][^\s>]*))?/g;

/** Their tags stay, so that the editor can report what was dropped. */
const REPORTED = /^<(?:iframe|textarea)/i;

/**
 * A start tag; the limit on attributes prevents a stack overflow in the regular expression (at some
 * 100,000).
 */
const START_TAG = new RegExp(`<([a-z][^\\s/>]*)((?:[\\s/]+|${ATTRIBUTE.source}){0,9999})(>?)`, 'i');

const RAW_TEXT_OR_TAG = new RegExp(`${RAW_TEXT.source}|${START_TAG.source}`, 'gi');

/**
 * Removes what the site's CSP forbids before the markup is parsed: browsers report style elements,
 * base URLs and event handlers to the console even in inert documents. Not a sanitiser: what it
 * misses is only reported. `style` becomes `data-style`.
 */
export function quietMarkup(html: string): string {
  return html.replaceAll(RAW_TEXT_OR_TAG, (...[part = '', raw, ...tag]: string[]) => {
    if (raw === undefined) return quietTag(tag);
    const start = REPORTED.test(part) && START_TAG.exec(part)?.slice(1);
    return start ? `${quietTag(start)}</${raw}>` : '';
  });
}

function quietTag([name = '', attributes = '', end = '']: string[]): string {
  if (/^base$/i.test(name)) return '';
  return `<${name}${attributes.replaceAll(ATTRIBUTE, quietAttribute)}${end}`;
}

function quietAttribute(attribute: string): string {
  // Names and ids would shadow methods of the document that the editor parses a paste in.
  if (/^(?:on|name(?:[\s=]|$)|id\s*=(?!\s*["']?(?:docs-internal|js_content)))/i.test(attribute))
    return '';
  return attribute.replace(/^style(?=\s*=)/i, 'data-style');
}
