import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { sanitizeHtml } from '#src/lib/html/sanitize-html.ts';

const HTML = `<h1 style="text-align:center">一</h1><script>alert(1)</script>
  <p onclick="alert(1)"><a href="https://example.com/">二</a> <a href="${location.origin}/news">三</a></p>
  <p style="display:none">内部</p><p style="font-size:0">内部<b style="font-size:1em">五</b></p>
  <p>六<iframe src="//player.bilibili.com/player.html?bvid=BV1xx411c7mD"></iframe>七</p>
  <img src="/a.avif?widths=480-960" alt="温室"><table><tr><td>四</td></tr></table>`;

/** In a separate Node process, because this one has a window. */
const PROGRAM = `
  const { JSDOM } = await import('jsdom');
  const { setSanitizerWindow } = await import('#src/lib/html/purify.ts');
  const { setSiteOrigin } = await import('#src/lib/links/site-origin.ts');
  const { sanitizeHtml } = await import('#src/lib/html/sanitize-html.ts');
  let refusal = '';
  try { sanitizeHtml('<p>x</p>'); } catch (error) { refusal = error.message; }
  setSanitizerWindow(new JSDOM().window);
  setSiteOrigin(${JSON.stringify(location.origin)});
  const html = sanitizeHtml(${JSON.stringify(HTML)}, { resolve: (path) => 'https://assets.example' + path });
  console.log(JSON.stringify({ refusal, html, hasWindow: 'window' in globalThis }));
`;

it('B9: cleans rich text in Node as in a browser, with the DOM that it is given', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module-typescript',
    '--eval',
    PROGRAM,
  ]);
  expect(JSON.parse(stdout)).toEqual({
    refusal: expect.stringContaining('setSanitizerWindow'),
    html: String(sanitizeHtml(HTML, { resolve: (path) => `https://assets.example${path}` })),
    hasWindow: false,
  });
});
