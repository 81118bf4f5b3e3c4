import { beforeEach, expect, it } from 'vitest';
import { sentencesIn } from '#src/components/read-aloud/sentences.ts';

beforeEach(() => {
  document.documentElement.lang = 'zh-CN';
});

function sentencesOf(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return sentencesIn(root);
}

it('reads sentence by sentence, across the emphasis and links within a sentence', () => {
  const found = sentencesOf(
    '<h2>服务</h2><p>我们<strong>测得准</strong>。看<a href="/product">产品</a>吧！</p>',
  );
  expect(found.map(({ text }) => text)).toEqual(['服务', '我们测得准。', '看产品吧！']);
  expect(found.map(({ range }) => range.toString())).toEqual([
    '服务',
    '我们测得准。',
    '看产品吧！',
  ]);
});

it('reads each text in its own language', () => {
  document.documentElement.lang = 'en';
  const found = sentencesOf(
    '<p>One. Two.</p><div lang="zh-CN"><p>第三句。</p></div><p lang="?">Four.</p>',
  );
  expect(found.map(({ text, lang }) => [text, lang])).toEqual([
    ['One.', 'en'],
    ['Two.', 'en'],
    ['第三句。', 'zh-CN'],
    ['Four.', 'en'],
  ]);
});

it('reads neither what is hidden nor rows of signs', () => {
  const found = sentencesOf(
    '<p aria-hidden="true">装饰</p><p>——</p><ul><li>一</li><li>二</li></ul>',
  );
  expect(found.map(({ text }) => text)).toEqual(['一', '二']);
});
