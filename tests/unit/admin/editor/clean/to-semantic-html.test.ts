import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toSemanticHtml } from '#src/admin/editor/clean/to-semantic-html.ts';
import { quietMarkup } from '#src/lib/html/quiet-markup.ts';

function clean(html: string) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = quietMarkup(html);
  toSemanticHtml(page.body);
  return { body: page.body };
}

const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span></span>${text}</p>`;

describe('toSemanticHtml', () => {
  it.each([
    ['·', 'ul'],
    ['o', 'ul'],
    ['1.', 'ol'],
    ['(2)', 'ol'],
    ['（三）', 'ol'],
    ['a)', 'ol'],
    ['iv.', 'ol'],
    ['一、', 'ol'],
  ])('B9: makes a list of paragraphs that Word marks with %s', (marker, tag) => {
    const { body } = clean(item(1, marker, '甲') + item(1, marker, '乙'));
    const lists = [...body.children];
    expect(lists.map(({ tagName }) => tagName.toLowerCase())).toEqual([tag]);
    expect([...(lists[0]?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '甲',
      '乙',
    ]);
  });

  it('B9: nests levels, also where one is skipped or comes back', () => {
    const { body } = clean(
      item(1, '·', 'a') +
        item(3, '·', 'b') +
        item(2, '1.', 'c') +
        item(1, '·', 'd') +
        '<p>e</p>' +
        item(2, '·', 'f'),
    );
    const outline = body.innerHTML.replaceAll(/<span[^>]*><\/span>/g, '');
    expect(outline).toBe(
      '<ul><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li><li>d</li></ul><p>e</p><ul><li>f</li></ul>',
    );
  });

  it('B9: turns the styled spans of web editors into marks', () => {
    const html = readFileSync(join(import.meta.dirname, '../fixtures/google-docs.html'), 'utf8');
    const { body } = clean(html);
    expect(body.querySelector('b')).toBeNull();
    expect(body.querySelector('strong')?.textContent).toBe('bold');
    expect(body.querySelector('em')?.textContent).toBe(' slanted');
    expect(body.querySelector('u')?.textContent).toBe(' lined');
  });
});
