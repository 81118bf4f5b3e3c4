import { describe, expect, it } from 'vitest';
import { lostInEditor } from '#src/admin/editor/compare/lost-in-editor.ts';
import {
  addressesIn,
  describePictures,
  picturesIn,
} from '#src/admin/pictures/uses/body-pictures.ts';
import { sanitizeHtml } from '#src/lib/html/sanitize-html.ts';

const undescribed = (html: string) =>
  picturesIn(html).flatMap(({ src, isDescribed }) => (isDescribed ? [] : [src]));

describe('pictures in a text', () => {
  it('B4: lack a description when alt is missing, empty or blank', () => {
    const html = '<p>a</p><img src="/a.png"><img src=/b.png alt=""><IMG alt=" " src=\'/c.png\'/>';
    expect(undescribed(html)).toEqual(['/a.png', '/b.png', '/c.png']);
  });

  it('B4: are described by their alt, or where somebody has called them decorative', () => {
    const html = '<img src="/a.png" alt="温室"><img alt="" role="presentation" src="/b.png">';
    expect(undescribed(html)).toEqual([]);
    expect(picturesIn(html)).toHaveLength(2);
  });

  it('B4: are read as browsers read them: entities, > in values, the first of two attributes', () => {
    const html =
      '<img title="a > b" src="/a.png?w=1&amp;h=2" src="/b.png"><!-- <img src="/c.png"> -->';
    expect(picturesIn(html).map(({ src }) => src)).toEqual(['/a.png?w=1&h=2']);
  });
});

it('B4: the files of a text are those of its links, pictures and players, also of pictures that load later', () => {
  const html =
    '<a href="/a.pdf"><img data-src="/b.png" src="/c.gif"></a><audio src="/d.mp3"></audio><video poster="/e.png"><source src="/f.mp4"></video>';
  expect(addressesIn(html)).toEqual(['/a.pdf', '/b.png', '/c.gif', '/d.mp3', '/e.png', '/f.mp4']);
});

describe('describing a picture', () => {
  it('B4: changes that picture alone, and nothing else of the text', () => {
    const html =
      '<P>CO<sub>2</sub>\n</P><img alt="" width="9" src="/a.png"><img src="/b.png"><img src="/a.png" alt="棚" />';
    expect(describePictures(html, '/a.png', '温室 "一号" <A&B>')).toBe(
      '<P>CO<sub>2</sub>\n</P><img  width="9" src="/a.png" alt="温室 &quot;一号&quot; &lt;A&amp;B&gt;"><img src="/b.png"><img src="/a.png" alt="棚" />',
    );
  });

  it('B4: makes it decorative with an empty text', () => {
    const mended = describePictures('<img src=/a.png>', '/a.png', '');
    expect(mended).toBe('<img src=/a.png alt="" role="presentation">');
    expect(undescribed(mended)).toEqual([]);
  });

  it('B9: what is called decorative stays so in the editor and for visitors', () => {
    const html = '<p>棚</p><img src="/a.png" alt="" role="presentation">';
    expect(lostInEditor(html)).toEqual([]);
    expect(String(sanitizeHtml(html))).toContain('role="presentation"');
    expect(
      String(sanitizeHtml('<img src="/a.png" role="button"><p role="none">棚</p>')),
    ).not.toContain('role');
  });

  it.each(['<!--', '<img ', '<img a="'])('finds pictures beside 100,001 unfinished %s', (part) => {
    const html = `<img src="/a.png">${part.repeat(100_001)}`;
    expect(picturesIn(html).map(({ src }) => src)).toEqual(['/a.png']);
    expect(describePictures(html, '/b.png', '棚') === html).toBe(true);
  });
});
