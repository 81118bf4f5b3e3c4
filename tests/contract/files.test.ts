import { describe, expect, it } from 'vitest';
import { connectClient, type Schema } from '#src/api/client/client.ts';
import { upload } from '#src/api/uploads/upload.ts';
import { Photo } from '#src/api/uploads/photo-schema.ts';
import { ImportReport } from '#src/features/user/schema.ts';
import { mock } from '#tests/support/mock.ts';
import { call } from './call.ts';

const bytes = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 255]);

/** Sends a form by XMLHttpRequest, because jsdom's FormData does not work with fetch. */
function send<T>(schema: Schema<T>, url: string, file?: File): Promise<T> {
  connectClient({ accessToken: () => mock.signIn(), onUnauthorized: () => {} });
  const form = new FormData();
  if (file) form.append('file', file);
  form.append('category', '测试');
  return upload(schema, { url, form });
}

const post = (file?: File) => send(Photo, '/file', file);

describe('uploads', () => {
  it('B4: keeps a picture, lists it first and gives back its bytes', async () => {
    const photo = await post(new File([bytes], '大棚.png', { type: 'image/png' }));
    expect(photo).toMatchObject({
      name: '大棚.png',
      size: bytes.length,
      type: 'image/png',
      category: '测试',
    });
    const { data } = await call('GET /show?pageSize=1&category=%E6%B5%8B%E8%AF%95');
    expect(data).toMatchObject({ list: [{ id: photo.id }], total: 1 });
    const download = await fetch(`http://localhost:3000/api/download?id=${photo.id}`);
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(bytes);
    const shown = await fetch(`http://localhost:3000${photo.url}`);
    expect(shown.headers.get('Content-Type')).toBe('image/png');
  });

  it('keeps a document under the ending of its name', async () => {
    const manual = new File(['%PDF-1.4'], '说明书.PDF');
    const stored = await post(manual);
    expect(stored).toMatchObject({ size: 8, type: 'application/pdf' });
    expect(stored.url).toMatch(/\.pdf$/);
    const shown = await fetch(`http://localhost:3000${stored.url}`);
    expect(shown.headers.get('Content-Type')).toBe('application/pdf');
    expect(await shown.text()).toBe('%PDF-1.4');
  });

  it('B4: refuses more than 10 MB', async () => {
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.png', {
      type: 'image/png',
    });
    await expect(post(large)).rejects.toMatchObject({ status: 413, message: '文件不能超过 10 MB' });
  });

  it.each([
    [
      new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }),
      '只能上传图片（JPG、PNG、GIF、WebP、AVIF）、文档、图纸和压缩包',
    ],
    [
      new File(['<!doctype html><script>alert(1)</script>'], 'x.png', { type: 'image/png' }),
      '只能上传图片（JPG、PNG、GIF、WebP、AVIF）、文档、图纸和压缩包',
    ],
    [new File([], 'empty.png', { type: 'image/png' }), '文件是空的'],
  ])('B4: refuses what is no picture', async (file, message) => {
    await expect(post(file)).rejects.toMatchObject({
      status: 422,
      data: { errors: { file: message } },
    });
  });

  it('B4: refuses a form without a file', async () => {
    await expect(post()).rejects.toMatchObject({
      status: 422,
      data: { errors: { file: '请选择要上传的文件' } },
    });
  });
});

it('has a file of the type and size that it says behind every sample attachment', async () => {
  const attachments = mock.db.products.all().flatMap((product) => product.attachments ?? []);
  expect(attachments.length).toBeGreaterThan(60);
  for (const { url, size, type } of attachments) {
    const { bytes, contentType } = await fileAt(url);
    expect(contentType, url).toBe(type);
    expect(bytes, url).toHaveLength(size);
    const begin = new TextDecoder().decode(bytes.slice(0, 4));
    expect(begin).toBe(type === 'application/pdf' ? '%PDF' : 'PK\u0003\u0004');
  }
});

it('fills each document from the data of its product, in the language of its name', async () => {
  const attachments = mock.db.products.all().flatMap((product) => product.attachments ?? []);
  const documents = await Promise.all(
    attachments
      .filter(({ type }) => type === 'application/pdf')
      .map(async ({ url }) => ({ url, text: new TextDecoder().decode((await fileAt(url)).bytes) })),
  );
  const inPdf = (words: string) =>
    Array.from(words, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  expect(new Set(documents.map(({ text }) => text)).size).toBe(documents.length);
  for (const { url, text } of documents) {
    const pages = text.match(/\/Type \/Page /g)?.length ?? 0;
    expect(pages, url).toBeGreaterThanOrEqual(1);
    expect(pages, url).toBeLessThanOrEqual(4);
    const isManual = url.includes('-manual-');
    expect(text.includes(inPdf('使用说明书')), url).toBe(isManual && url.includes('-zh'));
    expect(text.includes('User manual'), url).toBe(isManual && url.includes('-en'));
  }
  const manual = documents.find(({ url }) => url.endsWith('qh-c100-manual-en.pdf'))?.text;
  for (const words of [
    'Irrigation controller',
    'Solenoid valve outputs',
    'contact@qinghe.example.com',
  ])
    expect(manual).toContain(words);
});

async function fileAt(url: string) {
  const response = await fetch(`http://localhost:3000${url}`);
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    contentType: response.headers.get('Content-Type'),
  };
}

describe('pictures', () => {
  it('of every product, partner and honor are there; the recommended products have three views', async () => {
    const { products, links, honors } = mock.db;
    const urls = [
      ...products.all().flatMap(({ cover, images }) => [cover, ...images]),
      ...links.all().flatMap(({ logo }) => (logo === '' ? [] : [logo])),
      ...honors.all().map(({ image }) => image),
    ];
    for (const url of new Set(urls)) {
      const { contentType } = await fileAt(url);
      expect(contentType, url).toMatch(/^image\//);
    }
    for (const { recommended, images } of products.all())
      expect(new Set(images).size).toBe(recommended ? 3 : 2);
    const certificates = await Promise.all(honors.all().map(({ image }) => fileAt(image)));
    expect(new Set(certificates.map(({ bytes }) => bytes.join())).size).toBe(certificates.length);
  });

  const picture = async (path: string, accept = 'image/avif,image/webp,*/*') => {
    const response = await fetch(`http://localhost:3000/api/pictures/${path}`, {
      headers: { Accept: accept },
    });
    return {
      status: response.status,
      type: response.headers.get('Content-Type'),
      size: (await response.arrayBuffer()).byteLength,
    };
  };

  it('come in the smallest stored width that is wide enough, else the widest', async () => {
    const sizes = await Promise.all(
      [
        'factory.avif?w=100',
        'factory.avif?w=480',
        'factory.avif?w=481',
        'factory.avif?w=9999',
        'factory.avif',
      ].map((path) => picture(path)),
    );
    expect(sizes[0]).toEqual(sizes[1]);
    expect(sizes[1]?.size).toBeLessThan(sizes[2]?.size ?? 0);
    expect(sizes[2]?.size).toBeLessThan(sizes[3]?.size ?? 0);
    expect(sizes[3]).toEqual(sizes[4]);
  });

  it('come as WebP where AVIF is not taken', async () => {
    expect((await picture('pump.avif?w=320', 'image/webp,*/*')).type).toBe('image/webp');
    expect((await picture('pump.avif?w=320')).type).toBe('image/avif');
  });

  it.each([
    'logo.svg',
    'qr-wechat.svg',
    'avatar-1.svg',
    'certificate-1.svg',
    'partner-1.svg',
    'dimensions-qh-s100.svg',
  ])('%s is a drawing', async (name) => {
    expect(await picture(name)).toMatchObject({ status: 200, type: 'image/svg+xml' });
  });

  it.each(['nothing.avif', 'avatar-9999.svg', 'dimensions-qh-s300.svg', '..%2Fdatabase.ts'])(
    '%s is a 404',
    async (name) => {
      expect((await picture(name)).status).toBe(404);
    },
  );
});

describe('spreadsheets', () => {
  const BOM = '\uFEFF';
  const text = async (path: string) => {
    const response = await fetch(`http://localhost:3000/api${path}`, {
      headers: { Authorization: `Bearer ${mock.signIn()}` },
    });
    // response.text() would remove the BOM.
    const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await response.arrayBuffer(),
    );
    return { decoded, disposition: response.headers.get('Content-Disposition') };
  };
  const importUsers = (csv: string) =>
    send(ImportReport, '/user/import', new File([csv], 'users.csv', { type: 'text/csv' }));

  it.each([
    ['/user/get-import-template', '用户导入模板.csv', 3],
    ['/user/export', '用户.csv', 42],
    ['/product/export-excel?categoryId=1', '产品.csv', 22],
  ])('B5, B6: %s is a file that Excel opens right', async (path, name, lines) => {
    const { decoded, disposition } = await text(path);
    expect(decoded.startsWith(BOM)).toBe(true);
    expect(decoded.split('\r\n')).toHaveLength(lines);
    expect(disposition).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  });

  it('B6: what the files hold is no formula to Excel', async () => {
    const [user] = mock.db.users.all();
    Object.assign(user ?? {}, { nickname: '=1+1', phone: '+8613800000000', remark: '@SUM(A1),x' });
    const { decoded } = await text('/user/export');
    expect(decoded).toContain(`,'=1+1,`);
    expect(decoded).toContain(",'+8613800000000,");
    expect(decoded).toContain(`,"'@SUM(A1),x"`);
  });

  it('B6: the template can be imported as it is', async () => {
    const { decoded } = await text('/user/get-import-template');
    expect(await importUsers(decoded)).toEqual({ created: 0, updated: 1, failures: [] });
  });

  it('B6: an import creates, updates and tells of each row that fails', async () => {
    const head = '用户名,姓名,邮箱,手机,角色,备注';
    const rows = [
      'fresh,"新, 人",fresh@example.com,,,"说""好""的"',
      'linxia,林夏,,,editor,',
      ',没名字,bad,,,',
    ];
    const report = await importUsers([head, ...rows].join('\n'));
    expect(report).toMatchObject({ created: 1, updated: 1 });
    expect(report.failures).toEqual([
      { row: 4, field: 'username', message: '请填写此项' },
      { row: 4, field: 'email', message: '请填写正确的邮箱地址' },
    ]);
    expect(mock.db.users.all().at(-1)).toMatchObject({
      username: 'fresh',
      nickname: '新, 人',
      remark: '说"好"的',
      role: 'editor',
    });
  });

  it('B6: a file that is no list of users is one failure', async () => {
    expect(await importUsers('PK\u0003\u0004')).toEqual({
      created: 0,
      updated: 0,
      failures: [{ row: 1, field: '', message: '表头与导入模板不一致' }],
    });
  });
});
