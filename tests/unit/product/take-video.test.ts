import { expect, it } from 'vitest';
import { takeVideo } from '#src/features/product/public/take-video.ts';

const figure = (href: string) => `<figure><a href="${href}">演示</a></figure>`;

it('the first video of a product’s text is taken out of it, for its pictures', () => {
  const other = figure('/news/details?id=1');
  const html = `<p>一</p>${other}${figure('/v.mp4')}<p>二</p>${figure('/w.mp4')}`;
  const { video, rest } = takeVideo(html, String);
  expect(video).toMatchObject({ kind: 'file', player: '/v.mp4', title: '演示' });
  expect(rest).toBe(`<p>一</p>${other}<p>二</p>${figure('/w.mp4')}`);
});

it.each(['', '<p>一</p>', figure('javascript:alert(1)//.mp4'), '<figure>'.repeat(50_000)])(
  'a text without a video stays as it is',
  (html) => {
    expect(takeVideo(html, String)).toEqual({ video: undefined, rest: html });
  },
);
