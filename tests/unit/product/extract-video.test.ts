import { expect, it } from 'vitest';
import { extractVideo } from '#src/features/product/details/extract-video.ts';

const figure = (href: string) => `<figure><a href="${href}">演示</a></figure>`;

it('the first video of a product’s text is taken out of it, for its pictures', () => {
  const other = figure('/news/details?id=1');
  const html = `<p>一</p>${other}${figure('/v.mp4')}<p>二</p>${figure('/w.mp4')}`;
  const { video, rest } = extractVideo(html, String);
  expect(video).toMatchObject({ kind: 'file', player: '/v.mp4', title: '演示' });
  expect(rest).toBe(`<p>一</p>${other}<p>二</p>${figure('/w.mp4')}`);
});

it.each([
  '<p><video src="/v.mp4"></video></p>',
  '<p><video><source src="/v.mp4"></video></p>',
  '<p><iframe src="https://v.qq.com/txp/iframe/player.html?vid=a0012abcdef"></iframe></p>',
])('so is that of another editor: %s', (html) => {
  const { video, rest } = extractVideo(`一${html}二${figure('/w.mp4')}`, String);
  expect(video?.player).toMatch(/v\.mp4|a0012abcdef/);
  expect(rest).toBe(`一<p></p>二${figure('/w.mp4')}`);
});

it('a hidden video is none', () => {
  const html = `<div style="display:none">${figure('/v.mp4')}</div>`;
  expect(extractVideo(html, String)).toEqual({ video: undefined, rest: html });
});

it.each(['', '<p>一</p>', figure('javascript:alert(1)//.mp4'), '<figure>'.repeat(50_000)])(
  'a text without a video stays as it is',
  (html) => {
    expect(extractVideo(html, String)).toEqual({ video: undefined, rest: html });
  },
);
