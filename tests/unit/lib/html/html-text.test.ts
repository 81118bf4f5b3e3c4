import { describe, expect, it } from 'vitest';
import { htmlText } from '#src/lib/html/html-text.ts';

describe('htmlText', () => {
  it.each([
    ['<p>R&amp;D</p>', 'R&D'],
    ['<ul><li>甲</li><li>乙</li></ul>', '甲 乙'],
    ['C&#43;&#x2B;&nbsp;工程师', 'C++ 工程师'],
    ['&ldquo;5 &lt; 6&rdquo;', '“5 < 6”'],
    ['5 < 6</textarea>', '5 < 6'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['', ''],
    ['<p>一</p><p style="display:none">内部价</p><p>二</p>', '一 二'],
    ['<div hidden><div>内部价</div>甲</div>乙', '乙'],
    ["一<span style='mso-hide:all'>内部价</span>二<img hidden>三", '一 二 三'],
    ['<p title="hidden">一</p><p style="display:block">二</p>', '一 二'],
    ['<style>p{color:red}</style>一<script>let a = 1</script><video>不支持视频</video>', '一'],
    ['<p hidden>没有结束', ''],
  ])('P7: reads the text of %s', (html, text) => expect(htmlText(html)).toBe(text));

  // Each takes minutes where the time grows with the square of the length.
  it.each([
    ['<a'.repeat(200_000), '<a'.repeat(200_000)],
    [`<${'a'.repeat(200_000)}`, `<${'a'.repeat(200_000)}`],
    ['<a "'.repeat(200_000), '<a "'.repeat(200_000).trim()],
    [`${'<a'.repeat(200_000)}>一`, '一'],
  ])('P7: reads 200,000 unclosed tags at once', (html, text) => {
    expect(htmlText(html) === text).toBe(true);
  });
});
