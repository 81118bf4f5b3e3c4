import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, createRef, useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lostInEditor } from '#src/admin/editor/compare/lost-in-editor.ts';
import { RichTextEditor } from '#src/admin/editor/rich-text-editor.tsx';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { sanitizeHtml } from '#src/lib/html/sanitize-html.ts';
import { ONE_PIXEL, photoFile } from '#tests/support/picture-files.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import {
  DRAWING,
  SMALL_PNG,
  pixelBytes,
  rtf,
  wordPicture,
  wpsPicture,
} from '#tests/support/rtf.ts';
import { createUpload, renderComponent } from '#tests/unit/components/support.tsx';

beforeEach(letPicturesLoad);
beforeAll(() => {
  Object.assign(globalThis, { ClipboardEvent: class extends Event {} });
});

type EditorProps = ComponentProps<typeof RichTextEditor>;

/** The editor as a form holds it; `told` is what the form has heard, newest last. */
async function setUp({ value = '', ...props }: Partial<EditorProps> = {}) {
  const told: string[] = [];
  function Form(form: Partial<EditorProps>) {
    const [html, setHtml] = useState(value);
    const onChange = (next: string) => {
      told.push(next);
      setHtml(next);
    };
    return <RichTextEditor label="正文" value={html} onChange={onChange} {...form} />;
  }
  const view = await renderComponent(<Form {...props} />);
  const text = await screen.findByRole('textbox', { name: '正文' });
  const paste = (data: Record<string, string>, files: File[] = []) => {
    const clipboardData = {
      getData: (type: string) => data[type] ?? '',
      files,
      types: Object.keys(data),
    };
    fireEvent.paste(text, { clipboardData });
  };
  const selectAll = async () => {
    act(() => text.focus());
    fireEvent.keyDown(text, { key: 'a', ctrlKey: true });
    await act(async () => {});
  };
  return { ...view, told, text, paste, selectAll, last: () => told.at(-1) };
}

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('RichTextEditor', () => {
  it('B9: shows a text without reporting a change', async () => {
    const { text, told } = await setUp({
      value: '<h1>标题</h1><p style="color:red">正文</p><img src="/a.png">',
    });
    expect(within(text).getByRole('heading', { level: 2 })).toHaveTextContent('标题');
    expect(text).toHaveTextContent('正文');
    expect(told).toEqual([]);
  });

  it.each([
    '<p>CO<sub>2</sub></p>',
    '<img src="/1.webp" alt="x"><img src="/2.webp" alt="" role="presentation" class="joined">',
    '<p>m<sup>3</sup></p>',
    '<p><mark>重点</mark></p>',
    '<p><small>小字</small></p>',
    '<p><kbd>Ctrl</kbd></p>',
    '<p><abbr title="世界卫生组织">WHO</abbr></p>',
    '<p><ins>新</ins><del>旧</del></p>',
    '<p><a href="/news"><code>x</code></a></p>',
    '<p lang="en" dir="ltr">Hello</p>',
    '<p><span lang="ja">こんにちは</span></p>',
    '<dl><dt>型号</dt><dd><p>SG-200</p></dd></dl>',
    '<figure><img src="/a.png" alt="" title="图"></figure>',
    '<figure><img src="/a.png" alt=""><figcaption>CO<sub>2</sub></figcaption></figure>',
    '<figure><table><tbody><tr><td><p>一</p></td></tr></tbody></table><figcaption>表一</figcaption></figure>',
    '<table><caption>表一</caption><thead><tr><th scope="col"><p>一</p></th></tr></thead><tbody><tr><td><p>二</p></td></tr></tbody><tfoot><tr><td><p>三</p></td></tr></tfoot></table>',
    '<ul><li><h3>标题</h3><p>文字</p></li></ul>',
    '<p>第</p><img src="/a.png" alt="007">',
  ])('B9: keeps %s when something else is changed', async (value) => {
    const { last, paste } = await setUp({ value: `<p>。</p>${value}` });
    paste({ 'text/plain': '前' });
    expect(last()).toBe(`<p>前。</p>${value}`);
  });

  it('B9: pastes structure without styles from Word', async () => {
    const { paste, last } = await setUp();
    paste({ 'text/html': fixture('word.html'), 'text/plain': 'x' });
    expect(last()).toBe(
      '<h2>温室改造报告</h2>' +
        '<p class="align-center">本季<strong>节水</strong>31%，<a href="https://example.com/report">报告全文</a>。</p>' +
        '<ol><li><p>准备</p><ul><li><p>量水压</p></li><li><p>装阀门</p></li></ul></li><li><p>验收</p></li></ol>' +
        '<table><tbody><tr><td><p>项目</p></td><td><p>数值</p></td></tr></tbody></table>',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('有 1 张图片没能随文字粘贴过来');
  });

  it('B9: a list of Word goes on counting after a paragraph, for visitors too', async () => {
    const { paste, last } = await setUp();
    const item = (marker: string, text: string) =>
      `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${marker}</span>${text}</p>`;
    paste({
      'text/html': `${item('1.', '甲')}<p>见第二条</p>${item('2.', '乙')}${item('第二条', '丙')}${item('c)', '丁')}`,
      'text/plain': 'x',
    });
    const html =
      '<ol><li><p>甲</p></li></ol><p>见第二条</p><ol start="2"><li><p>乙</p></li></ol><p>第二条 丙</p><ol start="3" type="a"><li><p>丁</p></li></ol>';
    expect(last()).toBe(html);
    expect(String(sanitizeHtml(html))).toBe(html);
    expect(lostInEditor(html)).toEqual([]);
  });

  it('B9: pastes structure without styles from WPS, WeChat and Excel', async () => {
    const { paste, last, selectAll } = await setUp();
    paste({ 'text/html': fixture('wps.html'), 'text/plain': 'x' });
    expect(last()).toBe(
      '<p class="align-center"><strong>通知</strong></p><p>一、停水</p><p>二、检修</p>',
    );
    await selectAll();
    paste({ 'text/html': fixture('wechat.html'), 'text/plain': 'x' });
    expect(last()).toBe(
      '<p class="align-center"><strong>春耕进行时</strong></p><p><strong>智慧大棚</strong>，已经就绪。</p>',
    );
    // It lies on WeChat's server, which shows it nowhere else.
    expect(screen.getByRole('alert')).toHaveTextContent('有 1 张图片没能随文字粘贴过来');
    await selectAll();
    paste({ 'text/html': fixture('excel.html'), 'text/plain': 'x' });
    expect(last()).toBe(
      '<table><tbody><tr><td><p>型号</p></td><td><p>价格</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
    );
  });

  it.each([
    ['that WeChat has not loaded yet', (picture: string) => `<section>${picture}</section>`],
    [
      'of an article that was written with an editor of the same make',
      (picture: string) => `<section data-pm-slice="0 0 []"><p>文</p>${picture}</section>`,
    ],
  ])('B9: says that a picture is lost %s, and uploads no placeholder', async (_name, article) => {
    const { upload, calls } = createUpload();
    const { paste, last } = await setUp({ onUploadImage: upload });
    const src = '//mmbiz.qpic.cn/mmbiz_png/aB3/640?wx_fmt=png';
    const picture = (placeholder: string) =>
      `<p><img class="rich_pages wxw-img" data-src="https:${src}" data-w="1080" src="${placeholder}"></p>`;
    const pictures = picture(ONE_PIXEL) + picture(`https:${src}&amp;tp=webp&amp;wx_lazy=1`);
    paste({
      'text/html': article(`<p>前</p>${pictures}<img src="${ONE_PIXEL}"><p>后</p>`),
      'text/plain': 'x',
    });
    expect(screen.getByRole('alert')).toHaveTextContent('有 2 张图片没能随文字粘贴过来');
    expect(last()).toMatch(/^(?:<p>文<\/p>)?<p>前<\/p><p>后<\/p>$/);
    // An upload starts only after a look at the file.
    await act(async () => {});
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('B9: uploads a copied picture of which the page gives only a placeholder', async () => {
    const { upload, calls } = createUpload();
    const { paste } = await setUp({ onUploadImage: upload });
    paste({ 'text/html': `<img src="${ONE_PIXEL}">` }, [photoFile(1, '图.jpg')]);
    await waitFor(() => expect(calls[0]?.file.name).toBe('图.webp'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('B9: keeps the pictures of other sites that are in the text when they are moved within it', async () => {
    const value = '<p>前</p><img src="https://other.example/a.png" alt="图"><p>后</p>';
    const { text, paste, last, selectAll } = await setUp({ value });
    await selectAll();
    const copied: Record<string, string> = {};
    const clipboardData = {
      setData: (type: string, data: string) => Object.assign(copied, { [type]: data }),
      clearData: () => {},
    };
    fireEvent.cut(text, { clipboardData });
    expect(last()).toBe('');
    paste(copied);
    expect(last()).toBe(value);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('B9: leaves hidden parts out of a paste, and says so', async () => {
    const { paste, last } = await setUp();
    paste({
      'text/html':
        '<p>报价<span style="display:none;mso-hide:all">底价 9 元</span></p><p hidden>内部</p><audio src="/a.mp3"></audio><input><iframe src="https://map.example/1"></iframe>',
    });
    expect(last()).toBe('<p>报价</p><p><a href="/a.mp3">▶</a></p>');
    expect(screen.getByRole('alert')).toHaveTextContent(
      '部分内容没有照原样粘贴过来：隐藏的内容、音频或视频、表单、嵌入的内容。',
    );
  });

  it('B9: keeps the link of a pasted picture, and its caption', async () => {
    const { paste, last, selectAll } = await setUp();
    paste({
      'text/html': '<p>前<a href="https://example.com/a"><img src="/a.png" alt="图"></a>后</p>',
    });
    expect(last()).toBe(
      '<p>前</p><a href="https://example.com/a"><img src="/a.png" alt="图"></a><p>后</p>',
    );
    expect(screen.queryByRole('alert')).toBeNull();
    await selectAll();
    const figure =
      '<figure><a href="/a"><img src="/a.png" alt="图"></a><figcaption>注</figcaption></figure>';
    paste({ 'text/html': figure });
    expect(last()).toBe(figure);
  });

  it('B9: links a picture, and takes the link away', async () => {
    const { last, user } = await setUp({ value: '<img src="/a.png" alt="图">' });
    await user.click(button('链接'));
    const dialog = await screen.findByRole('dialog', { name: '链接' });
    expect(within(dialog).queryByLabelText('显示文字')).toBeNull();
    await user.type(within(dialog).getByLabelText('链接地址'), 'www.example.com{Enter}');
    await waitFor(() =>
      expect(last()).toBe('<a href="https://www.example.com"><img src="/a.png" alt="图"></a>'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button('链接')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('链接'));
    await user.click(await screen.findByRole('button', { name: '移除链接' }));
    expect(last()).toBe('<img src="/a.png" alt="图">');
  });

  it('B9: pastes players of other pages as videos, without a picture that lies elsewhere', async () => {
    const { paste, last } = await setUp();
    paste({
      'text/html':
        '<p>前</p><iframe data-src="https://v.qq.com/iframe/preview.html?vid=a0012abcdef"></iframe><video src="/v.mp4" poster="https://other.example/p.jpg"></video>',
    });
    expect(last()).toBe(
      '<p>前</p><figure><a href="https://v.qq.com/iframe/preview.html?vid=a0012abcdef">▶</a></figure><figure><a href="/v.mp4">▶</a></figure>',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('B9: pastes a contents page and footnotes of Word as text, with raised marks', async () => {
    const { paste, last } = await setUp();
    paste({
      'text/html':
        '<p class=MsoToc1><a href="#_Toc123">第一章<span style="display:none;mso-hide:screen">4</span></a></p>' +
        '<p class=MsoToc1><a href="file:///C:/Temp/clip.htm#_Toc124">第二章</a></p>' +
        '<h1><a name="_Toc123">第一章</a></h1>' +
        '<p>正文<a style="mso-footnote-id:ftn1" href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>，<a href="file:///C:/Temp/clip.htm#_edn1"><sup>i</sup></a></p>' +
        '<div style="mso-element:footnote-list"><hr><div style="mso-element:footnote" id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1">[1]</a> 注释</p></div></div>',
    });
    expect(last()).toBe(
      '<p>第一章</p><p>第二章</p><h2>第一章</h2><p>正文<sup>[1]</sup>，<sup>i</sup></p><hr><p><sup>[1]</sup> 注释</p>',
    );
  });

  it('B9: completes pasted and stored links without a protocol', async () => {
    const { paste, last, user } = await setUp({ value: '<p>旧<a href="example.com/a">一</a></p>' });
    expect(screen.getByRole('link', { name: '一' })).toHaveAttribute(
      'href',
      'https://example.com/a',
    );
    await user.click(screen.getByRole('textbox', { name: '正文' }));
    paste({
      'text/html': '<p><a href="www.example.com">二</a><a href="mail@example.com">三</a></p>',
    });
    expect(last()).toContain(
      '<a href="https://www.example.com">二</a><a href="mailto:mail@example.com">三</a>',
    );
    expect(last()).toContain('<a href="https://example.com/a">一</a>');
  });

  it('B9: keeps the caption and the lists of terms of a paste', async () => {
    const { paste, last } = await setUp();
    const html =
      '<table><caption>表</caption><tbody><tr><td><p>一</p></td></tr></tbody></table><dl><dt>甲</dt><dd><p>乙</p></dd></dl>';
    paste({ 'text/html': html });
    expect(last()).toBe(html);
  });

  it('B9: removes dangerous markup from a paste', async () => {
    const { paste, last, text } = await setUp();
    paste({
      'text/html':
        '<p onclick="alert(1)">a<script>alert(1)</script><a href="javascript:alert(1)">b</a></p><iframe src="https://e.example"></iframe><img src="javascript:alert(1)">',
      'text/plain': 'x',
    });
    expect(last()).toBe('<p>ab</p>');
    expect(text.querySelector('a, script, iframe, img')).toBeNull();
  });

  it('B9: uploads pasted picture data and inserts its address instead', async () => {
    const { upload, calls } = createUpload();
    const onBusyChange = vi.fn<(isBusy: boolean, isPending: boolean) => void>();
    const { paste, last, told } = await setUp({ onUploadImage: upload, onBusyChange });
    paste({
      'text/html': `<p>前</p><img src="data:image/png;base64,${SMALL_PNG}"><p>后</p>`,
      'text/plain': 'x',
    });
    expect(last()).toBe('<p>前</p><p>后</p>');
    await waitFor(() => expect(calls[0]?.file.type).toBe('image/webp'));
    expect(onBusyChange).toHaveBeenLastCalledWith(true, true);

    act(() => calls[0]?.onProgress(0.4));
    expect(screen.getByRole('progressbar', { name: /正在上传/ })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );

    calls[0]?.succeed('/upload/1.png');
    await waitFor(() =>
      expect(last()).toBe(
        '<p>前</p><img src="/upload/1.png" alt="" width="1680" height="720"><p>后</p>',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await waitFor(() => expect(onBusyChange).toHaveBeenLastCalledWith(false, false));
    expect(told.join('')).not.toContain('data:');
  });

  it('B9: says that a picture did not come with a paste, while another one is uploaded', async () => {
    const { upload, calls } = createUpload();
    const { paste, last } = await setUp({ onUploadImage: upload });
    paste({
      'text/html': `<p>前</p><img src="data:image/png;base64,${SMALL_PNG}"><p>后<img src="file:///C:/Temp/msohtmlclip1/01/clip_image001.png"></p>`,
      'text/plain': 'x',
    });
    expect(screen.getByRole('alert')).toHaveTextContent('有 1 张图片没能随文字粘贴过来');
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.succeed('/upload/1.png');
    await waitFor(() =>
      expect(last()).toBe(
        '<p>前</p><img src="/upload/1.png" alt="" width="1680" height="720"><p>后</p>',
      ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('有 1 张图片没能随文字粘贴过来');
  });

  it.each([
    ['Word', 'msohtmlclip1/01/clip_image001.png', wordPicture],
    ['WPS', 'ksohtml8/wps1.jpg', wpsPicture],
  ])('B9: a paste from %s keeps its pictures, and asks what they show', async (_name, file, of) => {
    const { upload, calls } = createUpload();
    const { paste, last, user, told } = await setUp({ onUploadImage: upload });
    const local = (alt: string) => `<img width=1 src="file:///C:/Temp/${file}" alt="${alt}">`;
    paste({
      'text/html': `<p>前${local('')}</p><p>中</p><p>${local('图片 2')}</p><p>后${local('温室大棚')}</p>`,
      'text/rtf': rtf(of(pixelBytes(1)), `x\\par ${of(pixelBytes(2))}`, of(pixelBytes(3))),
      'text/plain': 'x',
    });
    expect(last()).toBe('<p>前</p><p>中</p><p>后</p>');
    expect(screen.queryByRole('alert')).toBeNull();
    for (const number of [1, 2, 3]) {
      await waitFor(() => expect(calls).toHaveLength(number));
      calls[number - 1]?.succeed(`/upload/${number}.webp`);
    }
    const image = (number: number, alt: string) =>
      `<img src="/upload/${number}.webp" alt="${alt}" width="1680" height="720">`;
    const text = (...alts: [string, string, string]) =>
      `<p>前</p>${image(1, alts[0])}<p>中</p>${image(2, alts[1])}<p>后</p>${image(3, alts[2])}`;
    await waitFor(() => expect(last()).toBe(text('', '', '温室大棚')));
    expect(told.join('')).not.toMatch(/data:|file:/);

    expect(screen.getByRole('status')).toHaveTextContent('有 2 张新图片还没有图片说明');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('逐张填写'));
    for (const alt of ['灌溉控制器', '接线图']) {
      const field = await screen.findByRole('textbox', { name: '图片说明' });
      await waitFor(() => expect(field).toHaveValue(''));
      await user.type(field, `${alt}{Enter}`);
      await waitFor(() => expect(last()).toContain(`alt="${alt}"`));
      await waitFor(() => expect(field).not.toBeInTheDocument());
    }
    expect(last()).toBe(text('灌溉控制器', '接线图', '温室大棚'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('B9: mixes up no pictures of a paste in which only some can be told apart', async () => {
    const { upload, calls } = createUpload();
    const { paste, last } = await setUp({ onUploadImage: upload });
    const local = '<img src="file:///C:/Temp/msohtmlclip1/01/clip_image001.gif">';
    paste({
      'text/html': `<p>前${local}</p><p>后${local}</p>`,
      'text/rtf': rtf(wordPicture(pixelBytes())),
      'text/plain': 'x',
    });
    expect(last()).toBe('<p>前</p><p>后</p>');
    expect(screen.getByRole('alert')).toHaveTextContent('有 2 张图片没能随文字粘贴过来');
    paste({
      'text/html': `<p>左${local}</p><p>右${local}</p>`,
      'text/rtf': rtf(DRAWING, wordPicture(pixelBytes())),
      'text/plain': 'x',
    });
    expect(screen.getByRole('alert')).toHaveTextContent('有 1 张图片没能随文字粘贴过来');
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.succeed('/upload/1.webp');
    await waitFor(() => expect(last()).toMatch(/右<\/p><img src="\/upload\/1.webp"/));
  });

  it('B9: says why an upload failed, tries again, and cancels on request', async () => {
    const { upload, calls } = createUpload();
    const { paste, last, user } = await setUp({ onUploadImage: upload });
    const file = photoFile(1, '温室.png');
    paste({}, [file]);
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.fail(new ApiError({ kind: 'network', call: 'POST /file' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('温室.png 上传失败');
    expect(screen.getByRole('alert')).toHaveTextContent('无法连接服务器');

    await user.click(button('重试: 温室.png'));
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.succeed('/upload/2.png');
    await waitFor(() =>
      expect(last()).toBe('<img src="/upload/2.png" alt="" width="1680" height="720">'),
    );

    paste({}, [file]);
    await waitFor(() => expect(calls).toHaveLength(3));
    await user.click(await screen.findByRole('button', { name: '取消上传: 温室.png' }));
    expect(calls[2]?.signal.aborted).toBe(true);
    expect(screen.queryByText(/正在上传/)).toBeNull();
  });

  it('B9: a picture that is too long for one file becomes slices, of which the first is described', async () => {
    vi.spyOn(globalThis, 'createImageBitmap').mockImplementation(() =>
      Promise.resolve({ width: 800, height: 20_000, close: () => {} }),
    );
    const { upload, calls } = createUpload();
    const { paste, last, text } = await setUp({ value: '<p>后</p>', onUploadImage: upload });
    paste({}, [photoFile(1, '长图.png')]);
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.succeed('/upload/1.webp');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ file }) => file.name)).toEqual(['长图-1.webp', '长图-2.webp']);
    act(() => calls[1]?.onProgress(0.5));
    expect(within(text).getByText('已上传 75%')).toBeVisible();
    calls[1]?.succeed('/upload/2.webp');
    const slices =
      '<img src="/upload/1.webp" alt="" width="800" height="20000">' +
      '<img src="/upload/2.webp" alt="" role="presentation" width="800" height="20000" class="joined">';
    await waitFor(() => expect(last()?.replace('<p>后</p>', '')).toBe(slices));
    expect(screen.getByText(/^有 1 张新图片还没有图片说明/)).toBeVisible();
  });

  it('B9: refuses too large a picture before a byte is sent', async () => {
    const { upload, calls } = createUpload();
    const { paste, user } = await setUp({ onUploadImage: upload });
    const large = new File(['GIF89a', new Uint8Array(10 * 1024 * 1024)], '大图.gif', {
      type: 'image/gif',
    });
    paste({}, [large]);
    expect(await screen.findByRole('alert')).toHaveTextContent('大图.gif 超过 10 MB');
    expect(calls).toEqual([]);
    await user.click(button('知道了: 大图.gif'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('B9: uploads chosen pictures one after the other, in their order', async () => {
    const { upload, calls } = createUpload();
    const { last, user } = await setUp({ onUploadImage: upload });
    const files = ['a.png', 'b.png'].map((name) => photoFile(1, name));
    await user.upload(screen.getByLabelText('插入图片', { selector: 'input' }), files);
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.succeed('/a.png');
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.succeed('/b.png');
    await waitFor(() =>
      expect(last()).toBe(
        '<img src="/a.png" alt="" width="1680" height="720"><img src="/b.png" alt="" width="1680" height="720">',
      ),
    );
  });

  it('B9: drops the pictures that wait where the text around them is deleted', async () => {
    const { upload, calls } = createUpload();
    const onBusyChange = vi.fn<(isBusy: boolean, isPending: boolean) => void>();
    const { user, selectAll, text } = await setUp({
      value: '<p>正文</p><p>下文</p>',
      onUploadImage: upload,
      onBusyChange,
    });
    const files = ['a.png', 'b.png'].map((name) => photoFile(1, name));
    await user.upload(screen.getByLabelText('插入图片', { selector: 'input' }), files);
    await waitFor(() => expect(calls).toHaveLength(1));
    await selectAll();
    fireEvent.keyDown(text, { key: 'Backspace' });
    await waitFor(() => expect(text).not.toHaveTextContent('正文'));
    expect(onBusyChange).toHaveBeenLastCalledWith(true, true);
    calls[0]?.succeed('/a.png');
    await waitFor(() => expect(onBusyChange).toHaveBeenLastCalledWith(false, false));
    expect(calls).toHaveLength(1);
    expect(text).toHaveTextContent('');
  });

  it('B9: ignores a dropped file that is no picture, and stays on the page', async () => {
    const { upload, calls } = createUpload();
    const { text } = await setUp({ onUploadImage: upload });
    const files = [new File(['x'], 'a.pdf', { type: 'application/pdf' })];
    const isFree = fireEvent.drop(text, {
      dataTransfer: { files, getData: () => '', types: ['Files'] },
    });
    expect(isFree).toBe(false);
    expect(await screen.findByRole('alert')).toHaveTextContent('只能放入');
    expect(calls).toEqual([]);
  });

  it('B9: reports an empty text when everything is deleted', async () => {
    const { told, selectAll, text } = await setUp({ value: '<p>旧</p>' });
    await selectAll();
    fireEvent.keyDown(text, { key: 'Backspace' });
    expect(told).toEqual(['']);
  });

  it('B9: counts a text as unchanged again once everything is undone', async () => {
    const value = '<h1>标题</h1>';
    const { paste, last, user } = await setUp({ value });
    paste({ 'text/plain': '多' });
    expect(last()).not.toBe(value);
    await user.click(button('撤销'));
    expect(last()).toBe(value);
  });

  it('B9: follows the form when it sets another text', async () => {
    const { rerender } = await renderComponent(
      <RichTextEditor label="正文" value="<p>一</p>" onChange={() => {}} />,
    );
    const onChange = vi.fn<(html: string) => void>();
    rerender(<RichTextEditor label="正文" value="<p>二</p>" onChange={onChange} />);
    expect(await screen.findByRole('textbox', { name: '正文' })).toHaveTextContent('二');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('B9: shows the formats at the cursor, and toggles them', async () => {
    const { selectAll, last, user } = await setUp({ value: '<p>字</p>' });
    expect(button('加粗')).toHaveAttribute('aria-pressed', 'false');
    expect(button('图片说明')).toHaveAttribute('aria-disabled', 'true');
    await selectAll();
    await user.click(button('加粗'));
    expect(last()).toBe('<p><strong>字</strong></p>');
    expect(button('加粗')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('项目符号列表'));
    expect(last()).toBe('<ul><li><p><strong>字</strong></p></li></ul>');
    await user.click(button('更多'));
    await user.click(screen.getByRole('menuitem', { name: '清除格式' }));
    await waitFor(() => expect(last()).toBe('<p>字</p>'));
  });

  it('B9: makes text superscript or subscript from a menu, never both', async () => {
    const { selectAll, last, user } = await setUp({ value: '<p>2</p>' });
    await selectAll();
    await user.click(button('更多'));
    await user.click(screen.getByRole('menuitem', { name: /下标/ }));
    await waitFor(() => expect(last()).toBe('<p><sub>2</sub></p>'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(button('更多'));
    await user.click(screen.getByRole('menuitem', { name: /上标/ }));
    await waitFor(() => expect(last()).toBe('<p><sup>2</sup></p>'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(button('更多'));
    await user.click(screen.getByRole('menuitem', { name: /上标/ }));
    await waitFor(() => expect(last()).toBe('<p>2</p>'));
  });

  it.each([
    [',', false, 'sub'],
    ['.', false, 'sup'],
    ['h', true, 'mark'],
  ])('B9: formats with Ctrl and %s', async (key, shiftKey, tag) => {
    const { selectAll, text, last } = await setUp({ value: '<p>2</p>' });
    await selectAll();
    fireEvent.keyDown(text, { key, shiftKey, ctrlKey: true });
    expect(last()).toBe(`<p><${tag}>2</${tag}></p>`);
  });

  it('B9: pastes superscript, subscript and highlighted text', async () => {
    const { paste, last } = await setUp();
    paste({
      'text/html':
        '<p>m<span style="vertical-align:super">3</span> x<sub>1</sub> <span style="mso-highlight:yellow">重点</span></p>',
      'text/plain': 'x',
    });
    expect(last()).toBe('<p>m<sup>3</sup> x<sub>1</sub> <mark>重点</mark></p>');
  });

  it('B9: Enter after a term starts its description', async () => {
    const { text, last, paste } = await setUp({
      value: '<dl><dt>型号</dt><dd>甲</dd></dl>',
    });
    act(() => text.focus());
    const term = screen.getByText('型号');
    getSelection()?.collapse(term.firstChild, 2);
    fireEvent(document, new Event('selectionchange'));
    fireEvent.keyDown(text, { key: 'Enter' });
    paste({ 'text/plain': '乙' });
    expect(last()).toBe('<dl><dt>型号</dt><dd><p>乙</p></dd><dd><p>甲</p></dd></dl>');
  });

  it('B9: sets heading and alignment from their menus', async () => {
    const { last, user, text } = await setUp({ value: '<p>字</p>' });
    await user.click(button('段落样式: 正文'));
    await user.click(screen.getByRole('menuitem', { name: /二级标题/ }));
    await waitFor(() => expect(last()).toBe('<h3>字</h3>'));
    await waitFor(() => expect(text).toHaveFocus());
    await user.click(button('更多'));
    await user.click(screen.getByRole('menuitem', { name: '居中' }));
    await waitFor(() => expect(last()).toBe('<h3 class="align-center">字</h3>'));
  });

  it('B9: makes a table and changes its rows and columns', async () => {
    const { last, user } = await setUp();
    const choose = async (name: string) => {
      act(() => button('表格').focus());
      await user.keyboard('{Enter}');
      (await screen.findByRole('menuitem', { name })).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    const size = () => {
      const page = new DOMParser().parseFromString(last() ?? '', 'text/html');
      return [page.querySelectorAll('tr').length, page.querySelectorAll('th, td').length];
    };
    await choose('插入 3×3 表格');
    await waitFor(() => expect(size()).toEqual([3, 9]));
    await choose('在下方插入行');
    await waitFor(() => expect(size()).toEqual([4, 12]));
    await choose('在后面插入列');
    await waitFor(() => expect(size()).toEqual([4, 16]));
    await choose('删除当前行');
    await waitFor(() => expect(size()).toEqual([3, 12]));
    await choose('删除表格');
    await waitFor(() => expect(last()).toBe(''));
  });

  it('B9: gives a table a caption, which goes with it', async () => {
    const { last, user, paste, text } = await setUp({
      value: '<table><tbody><tr><td>一</td></tr></tbody></table>',
    });
    const choose = async (name: string) => {
      await user.click(button('表格'));
      await user.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(text).toHaveFocus());
    };
    await choose('添加表格标题');
    paste({ 'text/plain': '型号' });
    expect(last()).toBe(
      '<table><caption>型号</caption><tbody><tr><td><p>一</p></td></tr></tbody></table>',
    );
    fireEvent.keyDown(text, { key: 'Enter' });
    paste({ 'text/plain': '第' });
    expect(last()).toContain('<td><p>第一</p></td>');
    await choose('删除表格');
    expect(last()).toBe('');
  });

  it('B9: links only to addresses that are safe', async () => {
    const { last, user, selectAll, told } = await setUp({ value: '<p>词</p>' });
    await selectAll();
    await user.click(button('链接'));
    const dialog = await screen.findByRole('dialog', { name: '链接' });
    await user.type(within(dialog).getByLabelText('链接地址'), 'javascript:alert(1){Enter}');
    expect(within(dialog).getByLabelText('链接地址')).toBeInvalid();
    expect(told).toEqual([]);
    await user.clear(within(dialog).getByLabelText('链接地址'));
    await user.type(within(dialog).getByLabelText('链接地址'), 'example.com/a{Enter}');
    await waitFor(() => expect(last()).toBe('<p><a href="https://example.com/a">词</a></p>'));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('链接'));
    await user.click(await screen.findByRole('button', { name: '移除链接' }));
    expect(last()).toBe('<p>词</p>');
  });

  it('B8: keeps what is typed into a dialog when somebody clicks beside it', async () => {
    const { user } = await setUp({ value: '<p>文字</p>' });
    await user.click(button('链接'));
    const dialog = await screen.findByRole('dialog', { name: '链接' });
    await user.type(within(dialog).getByLabelText('链接地址'), 'example.com/long');
    const beside = dialog.parentElement;
    if (!beside) throw new Error('Nothing is beside the dialog');
    await user.click(beside);
    expect(within(dialog).getByLabelText('链接地址')).toHaveValue('https://example.com/long');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('B9: does not submit the record when a link is applied', async () => {
    const onSubmit = vi.fn<() => void>();
    const { user } = await renderComponent(
      <form onSubmit={onSubmit}>
        <RichTextEditor label="正文" value="" onChange={() => {}} />
      </form>,
    );
    await user.click(button('链接'));
    await user.type(await screen.findByLabelText('链接地址'), '/news{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('B9: gives a picture an alternative text in a dialog, and a caption in the text', async () => {
    const { last, user } = await setUp({ value: '<img src="/a.png">' });
    await user.click(button('图片说明'));
    const dialog = await screen.findByRole('dialog', { name: /^图片说明/ });
    await user.type(within(dialog).getByLabelText('图片说明'), '育苗床{Enter}');
    await waitFor(() => expect(last()).toBe('<img src="/a.png" alt="育苗床">'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const caption = screen.getByRole('textbox', { name: '图注' });
    await user.type(caption, '三月的 育苗床');
    expect(last()).toBe(
      '<figure><img src="/a.png" alt="育苗床"><figcaption>三月的 育苗床</figcaption></figure>',
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(caption).not.toHaveFocus());
    await user.clear(caption);
    expect(last()).toBe('<img src="/a.png" alt="育苗床">');
  });

  it('B9: Tab leads from a selected picture to its caption, and Escape back', async () => {
    const { user, text } = await setUp({ value: '<img src="/a.png" alt="一"><p>后</p>' });
    await act(async () => text.focus());
    fireEvent.keyDown(text, { key: 'Tab' });
    expect(screen.getByRole('textbox', { name: '图注' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
  });

  it('B9: has one tab stop for the toolbar, and arrows inside', async () => {
    const { user, text } = await setUp();
    act(() => text.focus());
    await user.keyboard('{Alt>}{F10}{/Alt}');
    expect(button('段落样式: 正文')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(button('强调')).toHaveFocus();
    await user.keyboard('{End}');
    expect(button('更多')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(button('段落样式: 正文')).toHaveFocus();
    const stops = within(screen.getByRole('toolbar')).getAllByRole('button');
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('B9: uses Tab in a list, and lets it leave the editor after Escape', async () => {
    const { text } = await setUp({ value: '<ul><li><p>一</p></li><li><p>二</p></li></ul>' });
    expect(text).toHaveAccessibleDescription(/先按 Esc 键，再按 Tab 键/);
    act(() => text.focus());
    const tab = () => fireEvent.keyDown(text, { key: 'Tab' });
    fireEvent.keyDown(text, { key: 'Escape' });
    expect(tab()).toBe(true);
  });

  it('B9: leaves Enter to an input method that is composing', async () => {
    const { text, told } = await setUp({ value: '<p>ni</p>' });
    act(() => text.focus());
    fireEvent.compositionStart(text);
    fireEvent.keyDown(text, { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.compositionEnd(text);
    expect(text.querySelectorAll('p')).toHaveLength(1);
    expect(told).toEqual([]);
  });

  it('B2: shows its error, and takes the focus', async () => {
    const ref = createRef<{ focus: () => void }>();
    const { text } = await setUp({
      error: '此项为必填',
      helperText: '不显示',
      required: true,
      ref,
    });
    expect(text).toBeInvalid();
    expect(text).toHaveAccessibleDescription(/此项为必填/);
    expect(screen.queryByText('不显示')).toBeNull();
    act(() => ref.current?.focus());
    await waitFor(() => expect(text).toHaveFocus());
  });

  it('B2: counts as left only once the focus leaves it as a whole', async () => {
    const onBlur = vi.fn<() => void>();
    const { user, text } = await setUp({ onBlur });
    act(() => text.focus());
    await user.keyboard('{Alt>}{F10}{/Alt}{ArrowRight}');
    expect(onBlur).not.toHaveBeenCalled();
    act(() => button('加粗').blur());
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('B9: cannot be edited while it is disabled', async () => {
    const { text } = await setUp({ value: '<p>字</p>', disabled: true });
    await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'false'));
  });
});

describe('Markdown', () => {
  const MARKDOWN = [
    '# 温室',
    '',
    '**节水** 31%，见[报告](https://example.com/a)。',
    '第二行',
    '',
    '- 一',
    '  1. 甲',
    '- 二',
    '',
    '> 说得好',
    '',
    '| 型号 | 价格 |',
    '| --- | ---: |',
    '| A | 1 |',
    '',
    '```js',
    'const a = 1 < 2;',
    '```',
    '- [x] 完成',
    '',
    '3. 三',
  ].join('\n');
  const HTML =
    '<h2>温室</h2><p><strong>节水</strong> 31%，见<a href="https://example.com/a">报告</a>。<br>第二行</p>' +
    '<ul><li><p>一</p><ol><li><p>甲</p></li></ol></li><li><p>二</p></li></ul><blockquote><p>说得好</p></blockquote>' +
    '<table><thead><tr><th><p>型号</p></th><th><p>价格</p></th></tr></thead><tbody><tr><td><p>A</p></td><td><p>1</p></td></tr></tbody></table>' +
    '<pre><code>const a = 1 &lt; 2;</code></pre><ul><li><p>☑ 完成</p></li></ul><ol start="3"><li><p>三</p></li></ol>';
  const OFFER = { name: '以 Markdown 粘贴' };

  it('B9: is recognised in a plain text, pasted as structure when asked, and undone by one Ctrl+Z', async () => {
    const { user, paste, last, text, told } = await setUp();
    paste({ 'text/plain': MARKDOWN });
    const plain = last();
    expect(plain).toContain('# 温室');
    await user.click(await screen.findByRole('button', OFFER));
    await waitFor(() => expect(last()).toContain('<h2>'));
    expect(last()).toBe(HTML);
    expect(screen.queryByRole('button', OFFER)).not.toBeInTheDocument();
    expect(text).toHaveFocus();
    const count = told.length;
    fireEvent.keyDown(text, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(told).toHaveLength(count + 1));
    expect(last()).toBe(plain);
    // The text is as it was, and so is the offer.
    expect(await screen.findByRole('button', OFFER)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^(?:关闭|Close)$/ }));
    expect(screen.queryByRole('button', OFFER)).not.toBeInTheDocument();
  });

  it('B9: is recognised where the markup has the same text alone, as code editors copy it', async () => {
    const { user, paste, last } = await setUp();
    paste({
      'text/html':
        '<div style="font-family:Menlo"><div><span style="color:#00f">## 标题</span></div><div>一</div></div>',
      'text/plain': '## 标题\n\n一',
    });
    await user.click(await screen.findByRole('button', OFFER));
    await waitFor(() => expect(last()).toBe('<h2>标题</h2><p>一</p>'));
  });

  it.each([
    ['a rendered answer', { 'text/html': '<h2>标题</h2><p>一</p>', 'text/plain': '## 标题\n\n一' }],
    ['ordinary text', { 'text/plain': '1. 甲\n2. 乙\n#话题# 3 > 2，a | b，2*3*4 - 1\n- 完' }],
  ])('B9: is not offered for %s', async (_of, data) => {
    const { paste } = await setUp();
    paste(data);
    await act(async () => {});
    expect(screen.queryByRole('button', OFFER)).not.toBeInTheDocument();
  });

  it('B9: is not offered within code, nor once the text has been changed', async () => {
    const { paste, text, last } = await setUp({ value: '<pre><code>a</code></pre>' });
    paste({ 'text/plain': '## 标题' });
    await act(async () => {});
    expect(last()).toContain('## 标题');
    expect(screen.queryByRole('button', OFFER)).not.toBeInTheDocument();
    fireEvent.keyDown(text, { key: 'a', ctrlKey: true });
    await act(async () => {});
    paste({ 'text/plain': '# 一\n二' });
    expect(await screen.findByRole('button', OFFER)).toBeVisible();
    paste({ 'text/plain': '三' });
    await waitFor(() => expect(screen.queryByRole('button', OFFER)).not.toBeInTheDocument());
  });

  it('B9: goes through what pasted markup goes through', async () => {
    const { user, paste, last } = await setUp();
    paste({
      'text/plain':
        '## 标题\n\n![图](https://evil.example/a.png)\n\n[链](javascript:alert(1))<script>alert(1)</script>',
    });
    await user.click(await screen.findByRole('button', OFFER));
    await waitFor(() => expect(last()).toBe('<h2>标题</h2><p>链</p>'));
    expect(screen.getByRole('alert')).toHaveTextContent('有 1 张图片没能随文字粘贴过来');
  });
});
