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
  ])('P7: reads the text of %s', (html, text) => expect(htmlText(html)).toBe(text));
});
