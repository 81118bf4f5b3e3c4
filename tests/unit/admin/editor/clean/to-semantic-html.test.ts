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

/** Without what the sanitiser drops. */
function shown(body: HTMLElement): string {
  return body.innerHTML.replaceAll(/<\/?span[^>]*>| (?:class|data-style)="[^"]*"/g, '');
}

describe('toSemanticHtml', () => {
  it.each([
    ['·', 'ul'],
    ['o', 'ul'],
    ['1.', 'ol'],
    ['(2)', 'ol'],
    ['3、', 'ol'],
    ['4．', 'ol'],
    ['12', 'ol'],
    ['a)', 'ol'],
    ['iv.', 'ol'],
  ])('B9: makes a list of paragraphs that Word marks with %s', (marker, tag) => {
    const { body } = clean(item(1, marker, '甲'));
    const lists = [...body.children];
    expect(lists.map(({ tagName }) => tagName.toLowerCase())).toEqual([tag]);
    expect(lists[0]?.textContent).toBe('甲');
  });

  it.each([
    ['l', 'Wingdings'],
    ['§', 'Wingdings'],
    ['Ø', 'Wingdings'],
    ['n', '"Wingdings 2"'],
    ['\u{F0B7}', 'Symbol'],
    ['·', 'Symbol'],
  ])('B9: reads %s in the font %s as a bullet', (marker, font) => {
    const { body } = clean(
      item(1, marker, '甲').replace(
        '<span>',
        `<span style='font-family:${font};mso-fareast-font-family:${font}'>`,
      ),
    );
    expect(shown(body)).toBe('<ul><li>甲</li></ul>');
  });

  it.each([
    ['第一条', '第一条 甲'],
    ['第二章', '第二章 甲'],
    ['2.1', '2.1 甲'],
    ['1.1.1.', '1.1.1. 甲'],
    ['①', '① 甲'],
    ['一、', '一、甲'],
    ['（三）', '（三）甲'],
    ['(一)', '(一) 甲'],
    ['附件1：', '附件1：甲'],
    ['Article 1', 'Article 1 甲'],
    ['01.', '01. 甲'],
    ['A-1', 'A-1 甲'],
    ['甲.', '甲. 甲'],
    ['壹、', '壹、甲'],
    ['bb.', 'bb. 甲'],
  ])('B9: keeps %s, which no list can show, as text', (marker, text) => {
    const { body } = clean(
      item(1, marker, '甲').replace("lfo1'", "lfo1;text-align:center'") + '<p>见上</p>',
    );
    expect(shown(body)).toBe(`<p>${text}</p><p>见上</p>`);
    // For the sanitiser.
    expect(body.querySelector('p')?.dataset.style).toContain('text-align:center');
  });

  it.each([
    ['1.', '2.', '3.', '<ol><li>一</li><li>二</li></ol><p>段</p><ol start="3"><li>三</li></ol>'],
    [
      'a)',
      'b)',
      'c)',
      '<ol type="a"><li>一</li><li>二</li></ol><p>段</p><ol type="a" start="3"><li>三</li></ol>',
    ],
    [
      'A.',
      'B.',
      'C.',
      '<ol type="A"><li>一</li><li>二</li></ol><p>段</p><ol type="A" start="3"><li>三</li></ol>',
    ],
    [
      'i.',
      'ii.',
      'iii.',
      '<ol type="i"><li>一</li><li>二</li></ol><p>段</p><ol type="i" start="3"><li>三</li></ol>',
    ],
    [
      'VIII.',
      'IX.',
      'XIV.',
      '<ol type="I" start="8"><li>一</li><li>二</li></ol><p>段</p><ol type="I" start="14"><li>三</li></ol>',
    ],
    [
      'h.',
      'i.',
      'j.',
      '<ol type="a" start="8"><li>一</li><li>二</li></ol><p>段</p><ol type="a" start="10"><li>三</li></ol>',
    ],
    [
      '1.',
      '5.',
      '1.',
      '<ol><li>一</li></ol><ol start="5"><li>二</li></ol><p>段</p><ol><li>三</li></ol>',
    ],
  ])('B9: goes on counting after a paragraph: %s %s %s', (one, two, three, html) => {
    const { body } = clean(
      `${item(1, one, '一')}${item(1, two, '二')}<p>段</p>${item(1, three, '三')}`,
    );
    expect(shown(body)).toBe(html);
  });

  it('B9: keeps clauses of a contract, with lists within them', () => {
    const { body } = clean(
      item(1, '第一条', '甲') +
        item(2, '1.', 'a') +
        item(2, '2.', 'b') +
        item(1, '第二条', '乙') +
        item(2, '1.', 'c') +
        item(3, '1.1', 'd') +
        item(2, '2.', 'e') +
        item(2, '·', 'f'),
    );
    expect(shown(body)).toBe(
      '<p>第一条 甲</p><ol><li>a</li><li>b</li></ol><p>第二条 乙</p>' +
        '<ol><li>c<p>1.1 d</p></li><li>e</li></ol><ul><li>f</li></ul>',
    );
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
    expect(shown(body)).toBe(
      '<ul><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li><li>d</li></ul><p>e</p><ul><li>f</li></ul>',
    );
  });

  it.each([
    ['<ol style="list-style-type: lower-alpha"><li>甲</li></ol>', '<ol type="a"><li>甲</li></ol>'],
    [
      '<ol start="3"><li style="list-style-type:upper-roman">甲</li></ol>',
      '<ol start="3" type="I"><li>甲</li></ol>',
    ],
    ['<ol style="list-style-type: decimal"><li>甲</li></ol>', '<ol><li>甲</li></ol>'],
  ])('B9: keeps by what Google Docs and Word on the web count: %s', (html, expected) => {
    expect(shown(clean(html).body)).toBe(expected);
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
