/** Elements whose text is no markup; all of them are dropped with their text. */
const RAW_TEXT =
  /<(iframe|noembed|noframes|style|textarea|title|xmp)(?=[\s/>])[^]*?(?:<\/\1(?=[\s/>])[^>]*>|$)/;

/** One attribute. Quoted values may hold `<`, `>` and what looks like another attribute. */
const ATTRIBUTE = /[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s"'>][^\s>]*))?/g;

/** A start tag. The limit on attributes is for the regular expression's stack, which overflows at some 100,000. */
const START_TAG = new RegExp(`<([a-z][^\\s/>]*)((?:[\\s/]+|${ATTRIBUTE.source}){0,9999})(>?)`);

const RAW_TEXT_OR_TAG = new RegExp(`${RAW_TEXT.source}|${START_TAG.source}`, 'gi');

/**
 * Takes out of markup what the site's policy forbids, before anything parses it: a browser reports each
 * style element, base address and event handler to the console, even in a document that is never shown.
 * This is not the sanitiser: what it misses is only reported. A style attribute stays readable as
 * `data-style`.
 */
export function quietMarkup(html: string): string {
  return html.replaceAll(RAW_TEXT_OR_TAG, (...[, , name, attributes, end]: string[]) => {
    if (name === undefined || /^base$/i.test(name)) return '';
    return `<${name}${attributes?.replaceAll(ATTRIBUTE, quietAttribute)}${end}`;
  });
}

function quietAttribute(attribute: string): string {
  if (/^on/i.test(attribute)) return '';
  return attribute.replace(/^style(?=\s*=)/i, 'data-style');
}
