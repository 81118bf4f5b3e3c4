import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '#src/lib/html/sanitize-html.ts';
import { lostInEditor } from '#src/admin/editor/compare/lost-in-editor.ts';
import { cleanText } from '#src/admin/editor/document/editor-document.ts';
import { toMarkdown } from '#tools/prerender/markdown.ts';

const PAGE = 'https://www.bilibili.com/video/BV1xx411c7mD';
const figure = (inside: string) => `<figure>${inside}</figure>`;
const shown = (html: string) => String(sanitizeHtml(html));

describe('a video in a text', () => {
  it('stays a link with its title and poster, and is marked', () => {
    const html = shown(
      figure(`<a href="${PAGE}"><img src="/p.avif" alt="" role="presentation">温室一日</a>`),
    );
    expect(html).toContain('<figure class="video">');
    expect(html).toMatch(/<a [^>]*href="https:\/\/www\.bilibili\.com\/video\/BV1xx411c7mD"/);
    expect(html).toContain('温室一日');
    expect(html).not.toMatch(/iframe|<video/);
  });

  it('is in Markdown what it is to other readers', () => {
    const text = toMarkdown(
      `<article>${figure(`<a href="/v.mp4"><img src="/p.avif" alt="" role="presentation">温室一日</a>`)}</article>`,
      'https://www.example.com/news/details?id=6',
    );
    expect(text).toContain('https://www.example.com/v.mp4');
    expect(text).toContain('温室一日');
  });

  it.each([
    figure('<a href="javascript:alert(1)//.mp4">一</a>'),
    figure('<a href="data:video/mp4;base64,AAAA">一</a>'),
    figure('<a href="https://evil.example/a.mp4">一</a>'),
    figure('<iframe src="https://player.bilibili.com/player.html"></iframe>'),
    figure('<video src="javascript:alert(1)//a.mp4" onerror="alert(1)"></video>'),
    '<iframe src="https://player.bilibili.com.evil.example/player.html?bvid=BV1xx411c7mD"></iframe>',
    '<iframe srcdoc="<video src=/a.mp4>"></iframe>',
    '<svg><video src="/a.mp4"></video></svg>',
    figure(`<a href="${PAGE}">一</a><script>alert(1)</script><p>二</p>`),
    `<figure class="video" data-playing=""><a href="/news">一</a></figure>`,
    `<figure class="video"><img src="/a.png" alt=""></figure>`,
  ])('nothing else passes for one: %s', (html) => {
    expect(shown(html)).not.toMatch(
      /class="video"|script|iframe|<video|onerror|data-playing|data:/,
    );
  });

  it.each([
    figure(`<a href="${PAGE}">温室一日</a>`),
    figure('<a href="/v.mp4"><img src="/p.avif" alt="" role="presentation">温室一日</a>'),
    figure(
      '<a href="/v.mp4"><img src="/p.avif" alt="" role="presentation">温室一日</a><a href="/v.vtt">WebVTT</a>',
    ),
    figure('<a href="https://api.example/v.mp4">在另一台服务器上</a>'),
  ])('is kept by the editor: %s', (html) => {
    expect(lostInEditor(html)).toEqual([]);
  });
});

const video = (href: string, title = '▶') =>
  `<figure class="video"><a href="${href}">${title}</a></figure>`;
const BILIBILI = 'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD';
const outside = (href: string) =>
  `<figure class="video"><a href="${href}" target="_blank" rel="noopener">▶</a></figure>`;

describe('a player of another editor', () => {
  it.each([
    ['<video controls src="/v.mp4"></video>', video('/v.mp4')],
    ['<p><video controls src="/v.mp4">不支持视频</video></p>', video('/v.mp4')],
    [
      '<video><source src="/v.mov"><source src="/v.mp4"><source src="/v.webm"></video>',
      video('/v.mp4'),
    ],
    [
      '<video title="温室一日" src="/v.mp4" autoplay onplay="a()"></video>',
      video('/v.mp4', '温室一日'),
    ],
    [
      '<figure><video src="/v.mp4"></video><figcaption>温室一日</figcaption></figure>',
      video('/v.mp4', '温室一日'),
    ],
    [
      '<p>一<b>二<video src="/v.mp4"></video>三</b></p>',
      `<p>一<b>二</b></p>${video('/v.mp4')}<p><b>三</b></p>`,
    ],
    [
      '<p><video src="/v.mp4"></video><video src="/w.mp4"></video></p>',
      video('/v.mp4') + video('/w.mp4'),
    ],
    ['<div><video src="/v.mp4"></video>一</div>', `<div>${video('/v.mp4')}一</div>`],
    [`<iframe src="${BILIBILI}" scrolling="no"></iframe>`, outside(BILIBILI)],
    [
      `<p><iframe src="//player.bilibili.com/player.html?bvid=BV1xx411c7mD"></iframe></p>`,
      outside(BILIBILI),
    ],
    [
      '<iframe class="video_iframe" data-src="https://v.qq.com/iframe/preview.html?vid=a0012abcdef"></iframe>',
      outside('https://v.qq.com/iframe/preview.html?vid=a0012abcdef'),
    ],
    [
      '<embed type="application/x-shockwave-flash" src="http://player.youku.com/player.php/sid/XNDk3MjQ4OTQ0OA==/v.swf">',
      outside('http://player.youku.com/player.php/sid/XNDk3MjQ4OTQ0OA==/v.swf'),
    ],
    [
      `<object><param name="movie" value="${BILIBILI}"><embed src="${BILIBILI}"></object>`,
      outside(BILIBILI),
    ],
    [
      '<figure class="media"><oembed url="https://youtu.be/dQw4w9WgXcQ"></oembed></figure>',
      outside('https://youtu.be/dQw4w9WgXcQ'),
    ],
  ])('B9: is shown as a video: %s', (html, expected) => {
    expect(shown(html)).toBe(expected);
    expect(shown(shown(html))).toBe(expected);
  });

  it('B9: keeps its poster and captions', () => {
    const html = shown('<video poster="/p.jpg" src="/v.mp4"><track src="/v.vtt"></video>');
    expect(html).toMatch(
      /<a href="\/v.mp4"><img [^>]*src="\/p.jpg"[^>]*>▶<\/a><a href="\/v.vtt">WebVTT<\/a>/,
    );
  });

  it('B9: is kept as a video when something else of the text is changed', () => {
    for (const html of [
      `<p>一</p><video src="/v.mp4"></video>`,
      `<p>一<iframe src="${BILIBILI}"></iframe>二</p>`,
    ]) {
      expect(lostInEditor(html)).toEqual([]);
      expect(cleanText(html)).toMatch(/<p>一<\/p><figure><a href="[^"]*">▶<\/a><\/figure>/);
    }
  });

  it.each([
    ['<audio controls src="/a.mp3"></audio>', '<p><a href="/a.mp3">▶</a></p>'],
    [
      '<p>一<audio title="致辞"><source src="/a.mp3"></audio></p>',
      '<p>一</p><p><a href="/a.mp3">致辞</a></p>',
    ],
    ['<video src="/a.mov"></video>', '<p><a href="/a.mov">▶</a></p>'],
    [
      '<iframe data-src="https://mp.weixin.qq.com/mp/readtemplate?vid=wxv_1"></iframe>',
      '<p><a href="https://mp.weixin.qq.com/mp/readtemplate?vid=wxv_1" target="_blank" rel="noopener">▶</a></p>',
    ],
  ])('B9: leaves a link where it is none: %s', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  it('B9: leaves nothing that is dangerous', () => {
    for (const src of [
      'javascript:alert(1)',
      'data:text/html,x',
      '"><script>alert(1)</script>',
      '//user@evil.example/a.mp4',
    ]) {
      for (const name of ['iframe', 'video', 'audio', 'embed', 'object']) {
        expect(shown(`<${name} src="${src}" data="${src}"></${name}>`)).not.toMatch(
          /script|data:|<a/,
        );
      }
    }
    expect(shown('<form><input name="closest"><iframe src="/v.mp4"></iframe></form>')).toBe(
      video('/v.mp4'),
    );
  });
});
