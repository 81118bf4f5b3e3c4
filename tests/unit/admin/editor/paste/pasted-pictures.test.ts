import { describe, expect, it } from 'vitest';
import { resolvePictures } from '#src/admin/editor/paste/pasted-pictures.ts';
import { quietMarkup } from '#src/lib/html/quiet-markup.ts';
import { ONE_PIXEL } from '#tests/support/picture-files.ts';
import { SMALL_PNG } from '#tests/support/rtf.ts';

const OURS = 'https://ours.example/upload/a.png';
const THEIRS = 'https://mmbiz.qpic.cn/mmbiz_png/aB3/640?wx_fmt=png&amp;from=appmsg';
/** What WeChat shows until a picture is scrolled into view. */
const WECHAT_SVG =
  "data:image/svg+xml,%3C%3Fxml version='1.0' encoding='UTF-8'%3F%3E%3Csvg width='1px' height='1px' viewBox='0 0 1 1' version='1.1' xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'%3E%3Ctitle%3E%3C/title%3E%3Cg stroke='none' stroke-width='1' fill='none' fill-rule='evenodd' fill-opacity='0'%3E%3Cg transform='translate(-249.000000, -126.000000)' fill='%23FFFFFF'%3E%3Crect x='249' y='126' width='1' height='1'%3E%3C/rect%3E%3C/g%3E%3C/g%3E%3C/svg%3E";
const SMALL = `data:image/png;base64,${SMALL_PNG}`;
const PHOTO = `data:image/jpeg;base64,${'/9j/'.repeat(1500)}`;

/** The addresses of the pictures that stay, and the number of those that are lost. */
function take(html: string) {
  const page = document.implementation.createHTMLDocument();
  // Where no scripts run, browsers read what is in it as elements; jsdom reads it as text.
  page.body.innerHTML = quietMarkup(html).replaceAll('noscript>', 'no-script>');
  for (const block of page.querySelectorAll('no-script')) {
    const noscript = page.createElement('noscript');
    noscript.append(...block.childNodes);
    block.replaceWith(noscript);
  }
  const canStay = (address: string) =>
    /^(?:data:image\/(?!svg)|\/|https:\/\/ours\.example\/)/.test(address);
  const lost = resolvePictures(page.body, canStay);
  const images = [...page.body.querySelectorAll('img')].filter((img) => !img.closest('noscript'));
  return { stay: images.map((image) => image.getAttribute('src')), lost };
}
const stays = (address: string) => ({ stay: [address], lost: 0 });
const lost = (count: number) => ({ stay: [], lost: count });

describe('resolvePictures', () => {
  it.each([
    [
      'not scrolled into view',
      `<img class="rich_pages wxw-img" data-galleryid="" data-imgfileid="100005773" data-ratio="0.66" data-s="300,640" data-src="${THEIRS}" data-type="png" data-w="1080" style="width: 677px !important; height: 447px !important;" src="${WECHAT_SVG}" alt="图片">`,
    ],
    [
      'scrolled into view',
      `<img class="rich_pages wxw-img" data-ratio="0.66" data-src="${THEIRS}" data-w="1080" data-original-style="height:auto" _width="677px" src="${THEIRS}&amp;tp=webp&amp;wxfrom=5&amp;wx_lazy=1" crossorigin="anonymous" data-fail="0">`,
    ],
    ['cropped', `<img data-croporisrc="${THEIRS}" data-backw="106" src="${WECHAT_SVG}">`],
    ['without a protocol', `<img data-src="//mmbiz.qpic.cn/mmbiz_png/aB3/640" src="${ONE_PIXEL}">`],
    [
      'as a background',
      `<section style="background-image: url(&quot;${THEIRS}&quot;);"></section>`,
    ],
    [
      'as a background that is not loaded',
      `<section class="wx_imgbc_placeholder" data-lazy-bgimg="${THEIRS}" style="background-image: url(&quot;${ONE_PIXEL}&quot;);"></section>`,
    ],
    ['in a drawing', `<svg viewBox="0 0 1080 720"><image href="${THEIRS}"></image></svg>`],
  ])('B9: says that a picture of WeChat %s is lost', (_name, html) => {
    expect(take(`<section><p>文</p>${html}</section>`)).toEqual(lost(1));
  });

  it.each([
    `<img data-src="${OURS}" src="${WECHAT_SVG}">`,
    `<img data-src="${OURS}">`,
    `<img data-src="${OURS}" src="">`,
    `<img data-src="${OURS}" src="about:blank">`,
    `<img data-src="${OURS}" src="blob:https://other.example/1">`,
    `<img data-src="${OURS}" src="https://ours.example/loading.gif">`,
    `<img data-src="${OURS}" src="/loading.gif">`,
    `<img data-src="${OURS}" src="${SMALL}">`,
    `<img data-original="${OURS}" src="${ONE_PIXEL}">`,
    `<img data-lazy-src="${OURS}" src="${ONE_PIXEL}">`,
    `<img data-actualsrc="${OURS}" data-rawwidth="1080" src="${ONE_PIXEL}">`,
    `<img data-backsrc="${OURS}" src="${ONE_PIXEL}">`,
    `<img data-ks-lazyload="${OURS}" src="${ONE_PIXEL}">`,
    `<img real_src="${OURS}" src="${ONE_PIXEL}">`,
    `<img zoomfile="${OURS}" src="${ONE_PIXEL}">`,
    `<img data-src="upload/a.png" src="https://ours.example/loading.gif">`,
    `<img data-srcset="https://ours.example/upload/a-480.png 480w, ${OURS} 960w" src="${ONE_PIXEL}">`,
    `<img srcset="${OURS} 2x, https://ours.example/upload/a-1.png" src="${ONE_PIXEL}">`,
    `<picture><source srcset="${OURS}"><img src="${ONE_PIXEL}"></picture>`,
    `<picture><source data-srcset="${OURS}"><img src="https://ours.example/loading.gif"></picture>`,
    `<img src="${ONE_PIXEL}"><noscript><img src="${OURS}"></noscript>`,
    `<img data-lazy-src="${OURS}" src="${ONE_PIXEL}"><noscript><img src="${OURS}"></noscript>`,
    `<p><noscript><img src="${OURS}"></noscript></p>`,
    `<img src="${OURS}" srcset="${OURS}&amp;w=480 480w" data-filename="b.png" loading="lazy">`,
  ])('B9: finds the address of %s', (html) => {
    expect(take(html)).toEqual(stays(OURS));
  });

  it('B9: keeps the bytes of a picture, whatever else its page says', () => {
    expect(take(`<img src="${SMALL}">`)).toEqual(stays(SMALL));
    expect(take(`<img src="${PHOTO}" data-src="${THEIRS}">`)).toEqual(stays(PHOTO));
    expect(take(`<img src="${SMALL}" data-src="${THEIRS}">`)).toEqual(lost(1));
  });

  it.each([
    ['file:///C:/a.png'],
    ['blob:https://other.example/1'],
    ['cid:image001.png@01DA'],
    ['webkit-fake-url://a/b.png'],
    ['//mmbiz.qpic.cn/a/640'],
    ['images/a.png'],
    [`data:image/svg+xml,${encodeURIComponent('<svg><path d="M0 0h9v9"/></svg>')}`],
  ])('B9: says that a picture at %s is lost', (address) => {
    expect(take(`<img src="${address}">`)).toEqual(lost(1));
  });

  it('B9: says that a picture is lost whose address is not known', () => {
    expect(take('<img data-src="/upload/a.png">')).toEqual(lost(1));
    expect(take(`<img data-original="img/a.png" src="${ONE_PIXEL}">`)).toEqual(lost(1));
    expect(take(`<img src="${ONE_PIXEL}" alt="温室">`)).toEqual(lost(1));
    expect(take(`<img src="${WECHAT_SVG}" data-w="1080">`)).toEqual(lost(1));
    expect(take(`<img src="${ONE_PIXEL}" style="width: 677px; height: 447px">`)).toEqual(lost(1));
  });

  it.each([
    ['WeChat', WECHAT_SVG],
    [
      'an empty SVG',
      'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    ],
    ['a GIF', ONE_PIXEL],
    [
      'a PNG',
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    ],
    ['a lossless WebP', 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='],
    [
      'a WebP',
      'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=',
    ],
    ['nothing', ''],
    ['about:blank', 'about:blank'],
    ['data:,', 'data:,'],
  ])('B9: removes a placeholder without a word: %s', (_name, address) => {
    expect(take(`<p>文<img src="${address}" alt=""></p>`)).toEqual(lost(0));
  });

  it('B9: removes what only counts readers without a word', () => {
    expect(take(`<img src="${THEIRS}" width="1" height="1">`)).toEqual(lost(0));
    expect(take(`<img src="${OURS}" style="width:1px;height:0">`)).toEqual(lost(0));
    expect(
      take(
        `<noscript><img height="1" width="1" src="https://www.facebook.com/tr?id=1"></noscript>`,
      ),
    ).toEqual(lost(0));
  });

  it('B9: counts each picture of an article once', () => {
    const lazy = `<img data-src="${THEIRS}" src="${WECHAT_SVG}"><noscript><img src="${THEIRS}"></noscript>`;
    const background = `<section style="background:url(${THEIRS})"></section>`;
    expect(take(`${lazy}${lazy}${background}${background}<img src="${OURS}">`)).toEqual({
      stay: [OURS],
      lost: 3,
    });
  });
});
