import { describe, expect, it } from 'vitest';
import { messagesOf } from '#src/admin/writing/prompts.ts';
import { bareAnswer, hasSameStructure, readLine } from '#src/admin/writing/read-proposal.ts';
import { cleanText } from '#src/admin/editor/document/editor-document.ts';

describe('an answer', () => {
  it.each([
    ['新温室投产', '新温室投产'],
    ['“新温室投产”', '新温室投产'],
    [' "A new greenhouse" \n', 'A new greenhouse'],
    ['“节水”和“节电”', '“节水”和“节电”'],
    ['```\n新温室投产\n```', '新温室投产'],
    ['以下是译文：\n```html\n<p>One</p>\n<p>Two</p>\n```\n供参考。', '<p>One</p>\n<p>Two</p>'],
    ['<think>用户想要…</think>\n\n新温室投产', '新温室投产'],
    ['“', '“'],
  ])('%j is read as %j', (answer, text) => expect(bareAnswer(answer)).toBe(text));

  it('is on one line, without characters that have no look, and cut where the field ends', () => {
    expect(readLine('第一行\n\n第\u200B二行', 20)).toEqual({ text: '第一行 第二行', isCut: false });
    expect(readLine('👩‍🌾👩‍🌾👩‍🌾', 2)).toEqual({ text: '👩‍🌾👩‍🌾', isCut: true });
  });
});

describe('a translated rich text', () => {
  const CHINESE =
    '<h2>安装</h2><p>由<strong>控制器</strong>和<a href="/product">网关</a>管理。</p>' +
    '<table><tbody><tr><th>型号</th><td>QH</td></tr></tbody></table>' +
    '<p><img src="/api/pictures/lab.webp" alt="实验室"></p>';
  const english = (html: string) => hasSameStructure(cleanText(CHINESE), cleanText(html));

  it('has the same structure with other words, marks and attributes for readers', () => {
    expect(
      english(
        '<h2>Installation</h2>\n<p>Run by a controller and a <a href="/product"><em>gateway</em></a>.</p>' +
          '<table><tr><th>Model</th><td>QH</td></tr></table><p><img src="/api/pictures/lab.webp" alt="Lab"></p>',
      ),
    ).toBe(true);
  });

  it.each([
    ['a heading', CHINESE.replace(/h2/g, 'h3')],
    ['the address of a link', CHINESE.replace('/product', 'https://elsewhere.example')],
    ['a picture', CHINESE.replace(/<img[^>]*>/, '')],
    ['a row', CHINESE.replace('</tr>', '</tr><tr><th>A</th><td>B</td></tr>')],
  ])('has another one where %s differs', (_what, html) => expect(english(html)).toBe(false));
});

it('a task is named in the first line, and has no more of a long text than is said to be sent', () => {
  const text = '温'.repeat(7000);
  const [system, user] = messagesOf({ kind: 'summary', title: '标题', text });
  expect(system?.content).toMatch(/^Task: summary\n/);
  expect(user?.content).toBe(`Title: 标题\n\n${'温'.repeat(6000)}`);
});
