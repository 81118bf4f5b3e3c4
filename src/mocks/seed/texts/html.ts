import { picture, pictureSize } from '../context.ts';

// Rich text in the editor's format.

export function paragraph(text: string): string {
  return `<p>${text}</p>`;
}

export function heading(text: string): string {
  return `<h2>${text}</h2>`;
}

export function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`;
}

export function numbered(items: readonly string[]): string {
  return `<ol>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ol>`;
}

/** What somebody says; `by`, after a dash, has their name, role and company. */
export function quote(text: string, by?: string): string {
  return `<blockquote><p>${text}</p>${by === undefined ? '' : paragraph(by)}</blockquote>`;
}

export function image(name: string, alt: string): string {
  const { width, height } = pictureSize(name);
  return `<img src="${picture(name)}" alt="${alt}" width="${width}" height="${height}">`;
}

/** The sample video, as the editor writes one. */
export function video(title: string): string {
  const poster = `<img src="${picture('seedlings')}" alt="" role="presentation">`;
  return `<figure><a href="/api/pictures/greenhouse-tour.mp4">${poster}${title}</a></figure>`;
}

/** A table of names and values. */
export function factTable(rows: readonly (readonly [name: string, value: string])[]): string {
  const cells = rows.map(
    ([name, value]) => `<tr><th><p>${name}</p></th><td><p>${value}</p></td></tr>`,
  );
  return `<table><tbody>${cells.join('')}</tbody></table>`;
}

export function productLink(id: number, text: string): string {
  return `<a href="/product/details?id=${id}">${text}</a>`;
}
