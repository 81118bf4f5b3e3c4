import { expect, it } from 'vitest';
import { markLargest, toStaticPage } from '../../../bench/static-page.ts';
import { heightsToRules } from '../../../prerender/parts.ts';
import { toHtml } from '../../../prerender/to-html.ts';

it('P11: turns the heights of a page’s parts into rules, for wide windows and narrow ones', () => {
  const part = (attributes: Record<string, string>) => ({
    tag: 'section',
    attributes,
    children: [],
  });
  const [content, rules] = heightsToRules([
    {
      tag: 'main',
      attributes: {},
      children: [
        part({ 'data-wide': '600', 'data-narrow': '900.5', class: 'a' }),
        part({}),
        part({ 'data-narrow': '300' }),
      ],
    },
    'text',
  ]);
  expect(toHtml(content)).toBe(
    '<main><section class="a" data-part="1"></section><section></section>' +
      '<section data-part="2"></section></main>text',
  );
  expect(rules).toEqual([
    '[data-shell] [data-part]{content-visibility:auto}',
    '[data-part="1"]{contain-intrinsic-height:auto 600px}' +
      '@media (max-width:899.95px){[data-part="1"]{contain-intrinsic-height:auto 900.5px}}',
    '@media (max-width:899.95px){[data-part="2"]{contain-intrinsic-height:auto 300px}}',
  ]);
});

it('E1: marks the same picture on both pages of the bench, and leaves the plain one no script', () => {
  const page = markLargest(
    '<link rel="preload" as="image" href="a.avif" fetchpriority="high">' +
      '<script type="module" src="/boot.js"></script>' +
      '<img alt="" src="logo.svg"><img src="a.avif" fetchpriority="high" loading="eager">',
  );
  expect(page.match(/elementtiming/g)).toHaveLength(1);
  expect(toStaticPage(page)).toBe(
    '<img alt="" src="logo.svg"><img src="a.avif" elementtiming="largest">',
  );
});
