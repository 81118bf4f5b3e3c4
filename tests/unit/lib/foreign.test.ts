import { describe, expect, it } from 'vitest';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { safeHref, safeImageSrc } from '#src/lib/links/safe-href.ts';
import { sanitizeHtml, sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';
import { TAGS } from '#src/lib/html/sanitize-rules.ts';
import { HOSTILE_ADDRESSES } from '#tests/support/foreign/addresses.ts';
import { harmIn } from '#tests/support/foreign/harm.ts';
import { ARTICLE_VECTORS, HOSTILE_MARKUP, hostileArticle } from '#tests/support/foreign/markup.ts';
import { NAUGHTY_TEXTS } from '#tests/support/foreign/texts.ts';

function clean(html: string): string {
  return String(sanitizeHtml(html));
}

/** Unsafe content left after sanitising, or content that a second run changes. */
function harmLeft(html: string): string[] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  const unknown = [...content.querySelectorAll('*')].filter(
    ({ localName, namespaceURI }) =>
      !TAGS.includes(localName) || namespaceURI !== 'http://www.w3.org/1999/xhtml',
  );
  return [
    ...harmIn(content),
    ...unknown.map(({ localName }) => `<${localName}>`),
    ...[...content.querySelectorAll('[id], [name], [style]')].map(({ outerHTML }) => outerHTML),
    ...(clean(html) === html ? [] : ['another text when cleaned again']),
  ];
}

/** Many vectors give the same result. */
const known = new Map<string, string[]>();
function leftOf(dirty: string): string[] {
  const html = clean(dirty);
  const harm = known.get(html) ?? harmLeft(html);
  known.set(html, harm);
  return harm.map((found) => `${dirty} → ${html}: ${found}`);
}

describe('the corpus of hostile and naughty texts', () => {
  it('B9: no sanitised rich text runs a script, requests anything, or changes when it is sanitised again', () => {
    expect(HOSTILE_MARKUP.length).toBeGreaterThan(800);
    expect(NAUGHTY_TEXTS.length).toBeGreaterThan(500);
    expect([...HOSTILE_MARKUP, ...NAUGHTY_TEXTS].flatMap(leftOf)).toEqual([]);
    for (let first = 0; first < HOSTILE_MARKUP.length; first += ARTICLE_VECTORS) {
      expect(leftOf(hostileArticle(first))).toEqual([]);
      const fragment = sanitizeToFragment(hostileArticle(first));
      expect(harmIn(fragment)).toEqual([]);
      // It was parsed as markup, not reduced to text.
      expect(fragment.querySelectorAll('p').length).toBeGreaterThan(ARTICLE_VECTORS / 2);
    }
  });

  it('B9: none of its addresses is accepted', () => {
    const passed = HOSTILE_ADDRESSES.filter(
      (address) =>
        safeHref(address) !== undefined ||
        safeImageSrc(address) !== undefined ||
        absoluteUrl(address) !== '',
    );
    expect(passed).toEqual([]);
  });

  it('B9: the check itself finds harmful markup', () => {
    const article = Object.assign(document.createElement('template'), {
      innerHTML: hostileArticle(0),
    });
    expect(harmIn(article.content).length).toBeGreaterThan(50);
  });
});
