import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { exifSegment, jpegBytes } from '#tests/support/picture-files.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const TURNED = 6;

beforeEach(letPicturesLoad);
beforeAll(async () => {
  // ProseMirror needs it, and jsdom lacks it.
  Object.assign(document, { elementFromPoint: () => null });
  // Compiled here, so that the first test does not time out.
  await import('#src/features/news/news-form-page.tsx');
  await import('#src/features/product/product-form-page.tsx');
  await import('#src/admin/editor/rich-text-editor.tsx');
}, 120_000);

type PictureField = [name: string, path: string, label: RegExp];

const FIELDS: PictureField[] = [
  ['a cover', '/backstage/content/industry-news/3/edit', /^封面/],
  ['the product gallery', '/backstage/content/products/1/edit', /^产品图片/],
  ['a text', '/backstage/content/industry-news/3/edit', /^插入图片/],
];

async function choose(user: UserEvent, label: RegExp, file: File) {
  await user.upload(await screen.findByLabelText(label, { selector: 'input' }), file);
}

describe.each(FIELDS)('the picture of %s', (_name, path, label) => {
  it('B4: is sent as WebP, without the place where it was taken', async () => {
    const { user, db } = await renderApp(path, { as: 'admin' });
    const before = db.photos.all().length;
    const bytes = jpegBytes(1, exifSegment(TURNED));
    await choose(user, label, new File([bytes], '现场.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(db.photos.all()).toHaveLength(before + 1));
    const sent = db.photos.all().at(-1);
    expect(sent).toMatchObject({ name: '现场.webp', type: 'image/webp' });
    const stored = await mock.db.files.get(sent?.url.split('/').at(-1) ?? '');
    const text = new TextDecoder('latin1').decode(stored?.bytes);
    expect(text).toContain('WEBP');
    expect(text).not.toMatch(/GPS|Exif/);
  });

  it('B4: is refused with its reason where it is a photo that browsers cannot read', async () => {
    const { user, db } = await renderApp(path, { as: 'admin' });
    const broken = new File([jpegBytes(1)], '坏.jpg', { type: 'image/jpeg' });
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('broken')) });
    await choose(user, label, broken);
    expect(await screen.findByText('坏.jpg 已损坏，无法打开。')).toBeVisible();
    expect(db.requests.of('POST /file')).toHaveLength(0);
  });
});
