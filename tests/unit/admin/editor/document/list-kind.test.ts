import { Editor } from '@tiptap/react';
import { describe, expect, it } from 'vitest';
import { createExtensions } from '#src/admin/editor/document/extensions.ts';
import { toDocument, toHtml } from '#src/admin/editor/document/editor-document.ts';

type Command = 'toggleBulletList' | 'toggleOrderedList';

/** What is left of a text after a command on all of it, or on what is from one word to another. */
function after(html: string, command: Command, [first, last]: string[] = []): string {
  const editor = new Editor({
    element: null,
    extensions: createExtensions(() => {
      throw new Error('There is nothing around the editor');
    }),
    content: toDocument(html),
    injectCSS: false,
  });
  if (first === undefined) editor.commands.selectAll();
  else
    editor.commands.setTextSelection({
      from: find(editor, first),
      to: find(editor, last ?? first),
    });
  editor.commands[command]();
  return toHtml(editor.state.doc);
}

function find(editor: Editor, word: string): number {
  let place = 0;
  editor.state.doc.descendants((node, pos) => {
    if (node.text?.includes(word)) place = pos + node.text.indexOf(word);
  });
  return place;
}

const item = (text: string, inside = '') => `<li><p>${text}</p>${inside}</li>`;
const list = (tag: 'ul' | 'ol', inside: string) => `<${tag}>${inside}</${tag}>`;
const nested = (outer: 'ul' | 'ol', inner: 'ul' | 'ol') =>
  list(outer, item('一', list(inner, item('二', list(inner, item('三'))))) + item('四'));

describe('the kind of a list', () => {
  it.each([
    ['toggleOrderedList', nested('ul', 'ul'), nested('ol', 'ol')],
    ['toggleBulletList', nested('ol', 'ol'), nested('ul', 'ul')],
    ['toggleOrderedList', nested('ol', 'ul'), nested('ol', 'ol')],
    ['toggleBulletList', nested('ol', 'ul'), nested('ul', 'ul')],
  ] as const)(
    'B9: changes at each depth when all is selected: %s of %s',
    (command, html, changed) => {
      expect(after(html, command)).toBe(changed);
      expect(after(html, command, ['一', '四'])).toBe(changed);
      expect(after(`<p>前</p>${html}<p>后</p>`, command, ['一', '四'])).toBe(
        `<p>前</p>${changed}<p>后</p>`,
      );
    },
  );

  it('B9: changes where items are selected, and nowhere else', () => {
    const html = nested('ul', 'ul');
    expect(after(html, 'toggleOrderedList', ['四'])).toBe(
      list('ol', item('一', list('ul', item('二', list('ul', item('三'))))) + item('四')),
    );
    expect(after(html, 'toggleOrderedList', ['二'])).toBe(
      list('ul', item('一', list('ol', item('二', list('ul', item('三'))))) + item('四')),
    );
    expect(after(html, 'toggleOrderedList', ['二', '三'])).toBe(nested('ul', 'ol'));
  });

  it('B9: makes one list of lists and paragraphs that are selected together', () => {
    const html = `<p>甲</p>${list('ul', item('一'))}<p>乙</p>${list('ol', item('二'))}`;
    const items = ['甲', '一', '乙', '二'].map((text) => item(text)).join('');
    expect(after(html, 'toggleOrderedList')).toBe(list('ol', items));
    expect(after(html, 'toggleBulletList')).toBe(list('ul', items));
    expect(after('<p>甲</p><p>乙</p>', 'toggleBulletList')).toBe(
      list('ul', item('甲') + item('乙')),
    );
    expect(after('', 'toggleBulletList')).toBe(list('ul', item('')));
  });

  it('B9: ends lists of the same kind', () => {
    expect(after(list('ul', item('一') + item('二')), 'toggleBulletList')).toBe(
      '<p>一</p><p>二</p>',
    );
    expect(after(list('ul', item('一') + item('二')), 'toggleBulletList', ['二'])).toBe(
      `${list('ul', item('一'))}<p>二</p>`,
    );
    const two = `${list('ul', item('一'))}<h2>题</h2>${list('ul', item('二'))}`;
    expect(after(two, 'toggleBulletList', ['一', '二'])).toBe(
      list('ul', `${item('一')}<li><h2>题</h2></li>${item('二')}`),
    );
    const apart = `${list('ul', item('一'))}<img src="/a.png" alt="">${list('ul', item('二'))}`;
    expect(after(apart, 'toggleBulletList', ['一', '二'])).toBe(
      '<p>一</p><img src="/a.png" alt=""><p>二</p>',
    );
  });

  it('B9: is one in each cell, and none in a caption', () => {
    const html =
      '<table><caption>表</caption><tbody><tr><td><p>一</p></td><td><p>二</p></td></tr></tbody></table>';
    expect(after(html, 'toggleBulletList')).toBe(
      `<table><caption>表</caption><tbody><tr><td>${list('ul', item('一'))}</td><td>${list('ul', item('二'))}</td></tr></tbody></table>`,
    );
  });
});
