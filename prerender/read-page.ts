import type { Node } from './node-tree.ts';

// These functions run in the page: each stands alone.

/**
 * What stands in the app's root, with its pictures marked: which come later, which is the largest. `parts`
 * selects those whose height is noted.
 */
export function readContent(parts: string): Node[] {
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no page');
  const pictures = [...root.querySelectorAll('img')];
  const areaOf = (picture: HTMLImageElement) => {
    const { top, width, height } = picture.getBoundingClientRect();
    const isSeen = picture.checkVisibility({ visibilityProperty: true });
    return isSeen && top < innerHeight ? width * height : 0;
  };
  const seen = pictures.filter((picture) => areaOf(picture) > 0);
  const largest = seen.toSorted((one, other) => areaOf(other) - areaOf(one))[0];
  const isLarge = largest && areaOf(largest) > (innerWidth * innerHeight) / 20;

  const read = (element: Element): Node[] =>
    [...element.childNodes].flatMap((child): Node[] => {
      if (child instanceof Text) return child.data === '' ? [] : [child.data];
      if (!(child instanceof Element)) return [];
      const attributes = Object.fromEntries(
        [...child.attributes].map(({ name, value }) => [name, value]),
      );
      if (child instanceof HTMLImageElement) {
        delete attributes.fetchpriority;
        attributes.loading = 'lazy';
        if (child === largest && isLarge) {
          attributes.loading = 'eager';
          attributes.fetchpriority = 'high';
        } else if (!seen.includes(child)) attributes['data-later'] = '';
      }
      if (child.matches(parts)) {
        // Of the content alone, as rules mean it.
        const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } =
          getComputedStyle(child);
        const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth];
        const height = around.reduce(
          (sum, width) => sum - Number.parseFloat(width),
          child.getBoundingClientRect().height,
        );
        attributes[innerWidth < 900 ? 'data-narrow' : 'data-wide'] = height.toFixed(2);
      }
      return [{ tag: child.localName, attributes, children: read(child) }];
    });
  return read(root);
}

/**
 * The rules that some element on the page uses, in order, as text; states such as hover are taken as
 * used. `fetched` are the fonts that the page asked for. `rules` are the used ones alone: given as
 * `known` the next time, they stay.
 */
export function readStyles({ fetched, known }: { fetched: string[]; known: string[] }) {
  const rules: string[] = [];
  const STATES =
    /::?[a-z-]*(?:hover|focus|active|visited|disabled|enabled|checked|target|placeholder|autofill|before|after|selection|marker|scrollbar|moz|webkit|ms-)[\w-]*(?:\([^)]*\))?/g;
  const isUsed = (selector: string) => {
    const plain = selector
      .replace(/:not\([^()]*\)/g, '')
      .replace(STATES, '')
      .replace(/\s*([>+~,])\s*/g, '$1')
      .replace(/(^|[\s>+~,(])(?=[\s>+~,)]|$)/g, '$1*');
    try {
      return document.querySelector(plain) !== null;
    } catch {
      return true;
    }
  };
  const isKept = (rule: CSSRule, base: string): string[] => {
    if (rule instanceof CSSStyleRule) {
      if (!known.includes(rule.cssText) && !isUsed(rule.selectorText)) return [];
      rules.push(rule.cssText);
      return [rule.cssText];
    }
    if (rule instanceof CSSFontFaceRule) {
      const text = rule.cssText.replace(/url\("([^"]+)"\)/g, (_url, address: string) => {
        return `url("${new URL(address, base).pathname}")`;
      });
      return fetched.some((path) => text.includes(`"${path}"`)) ? [text] : [];
    }
    if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
      const kept = [...rule.cssRules].flatMap((inner) => isKept(inner, base));
      const head = rule.cssText.slice(0, rule.cssText.indexOf('{') + 1);
      return kept.length > 0 ? [`${head}${kept.join('')}}`] : [];
    }
    return [rule.cssText];
  };
  const styles = [...document.styleSheets]
    // The skeleton's own.
    .filter(({ ownerNode }) => !(ownerNode instanceof Element && ownerNode.matches('[data-boot]')))
    .flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => isKept(rule, sheet.href ?? location.href)),
    );
  return { styles, rules };
}

/** What the page says of itself to search engines and shared links. */
export function readHead(): {
  title: string;
  tags: [string, Record<string, string>][];
  data: string[];
} {
  const TAGS =
    'meta[name=description], meta[name=robots], meta[property], meta[name^=twitter], link[rel=canonical]';
  return {
    title: document.title,
    tags: [...document.head.querySelectorAll(TAGS)].map((element) => [
      element.localName,
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    ]),
    data: [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent,
    ),
  };
}
