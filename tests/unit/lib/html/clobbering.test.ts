import { expect, it } from 'vitest';
import { watchDropped } from '#src/admin/editor/clean/dropped-parts.ts';
import { sanitizeHtml, sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';
import { quietMarkup } from '#src/lib/html/quiet-markup.ts';

/** All methods and properties that a name or an id can shadow: of documents and of forms. */
function namesOf(start: object): string[] {
  const names = new Set<string>();
  for (let one: unknown = start; one instanceof EventTarget; one = Object.getPrototypeOf(one)) {
    for (const name of Object.getOwnPropertyNames(one)) names.add(name);
  }
  return [...names];
}

const ALL = new Set([...namesOf(document), ...namesOf(document.createElement('form'))]);
const NAMES = [...ALL].filter((name) => !name.startsWith('on'));

/** Has what every part of the sanitiser looks at, after and within what is named. */
const REST = `<h1>一</h1><p style="visibility:hidden">藏<b style="visibility:visible">二</b></p>
  <p>三<iframe src="https://player.bilibili.com/player.html?bvid=BV1xx411c7mD"></iframe>四</p>
  <blockquote><p>五<br>—— 六</p></blockquote><table><tr><td>七</td></tr></table>`;

type Each = (markup: (name: string) => string) => string;

/** Texts in which each of the names is at once. */
const CARRIERS: ((each: Each) => string)[] = [
  (each) =>
    each((name) => `<img src=/a.png name=${name}><img src=/a.png name=a id=${name}>`) + REST,
  (each) => each((name) => `<form name=${name}>八</form>`) + REST,
  (each) => each((name) => `<object name=${name}></object><embed id=${name} name=${name}>`) + REST,
  (each) => `<form>${each((name) => `<input name=${name}><p id=${name}>八</p>`)}${REST}</form>`,
  (each) => `<form hidden>${each((name) => `<img src=/a.png name=${name}>`)}</form>${REST}`,
  // `quietMarkup` takes the names for a part of a title.
  (each) =>
    `<!-- <p title="-->${each((name) => `<img src=/a.png name=${name}>`)}${REST}<p title="">`,
];

it('B9: a name or an id in a text shadows no method of the page that reads it', () => {
  expect(NAMES).toContain('createElement');
  expect(NAMES).toContain('getAttributeNode');
  const read = (html: string) => {
    const holder = document.createElement('div');
    holder.append(sanitizeToFragment(html, watchDropped().onElement));
    return holder.innerHTML + String(sanitizeHtml(holder.innerHTML + REST));
  };
  for (const carry of CARRIERS) {
    const harmless = read(carry((markup) => NAMES.map(() => markup('harmless')).join('')));
    expect(harmless).toContain('七');
    expect(read(carry((markup) => NAMES.map(markup).join('')))).toBe(harmless);
  }
});

it('B9: names are out of a pasted text before the editor parses it', () => {
  expect(quietMarkup('<form NAME=styleSheets><input name="a b" value=name><img name>')).toBe(
    '<form ><input  value=name><img >',
  );
  expect(quietMarkup('<p named=x data-name=y>name=z</p>')).toBe(
    '<p named=x data-name=y>name=z</p>',
  );
});
