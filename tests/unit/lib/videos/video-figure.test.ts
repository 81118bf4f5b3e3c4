import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '#src/lib/html/sanitize-html.ts';
import { keepVideos } from '#src/admin/editor/paste/keep-videos.ts';
import { lostInEditor } from '#src/admin/editor/compare/lost-in-editor.ts';
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
    figure('<video src="/a.mp4" onerror="alert(1)"></video>'),
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

describe('a pasted player', () => {
  it('becomes a video, also where WeChat has not loaded it yet', () => {
    const tencent =
      '<iframe class="video_iframe" data-src="https://v.qq.com/iframe/preview.html?width=500&amp;vid=a0012abcdef"></iframe>';
    expect(shown(keepVideos(tencent))).toContain('<figure class="video">');
    expect(shown(keepVideos('<video src="/v.mp4"></video>'))).toContain('<figure class="video">');
  });

  it('of another site stays a link, and a dangerous one nothing', () => {
    const own = '<iframe data-src="https://mp.weixin.qq.com/mp/readtemplate?vid=wxv_1"></iframe>';
    expect(shown(keepVideos(own))).toMatch(/<p><a [^>]*href="https:\/\/mp\.weixin\.qq\.com/);
    for (const src of ['javascript:alert(1)', 'data:text/html,x', '"><script>alert(1)</script>']) {
      expect(shown(keepVideos(`<iframe src="${src}"></iframe>`))).not.toMatch(/script|data:|<a/);
    }
  });
});
