import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { LINK_PAGES } from '#src/admin/links/link-target.ts';
import { emptyProduct, ProductInput } from '#src/features/product/input.ts';
import { Product } from '#src/features/product/schema.ts';
import { PUBLIC_PAGES } from '#src/public-pages.ts';

// Hoisted: the modules read it when they are imported.
vi.hoisted(() => {
  vi.resetModules();
  vi.stubEnv('HAS_DOWNLOADS', '');
});

it('products have no files, a server’s own stay an unknown field, and nothing more is sent', () => {
  expect(Object.keys(Product.entries)).not.toContain('attachments');
  const product = v.parse(Product, { id: 1, name: '传感器', attachments: 'as it came' });
  expect(product).toMatchObject({ attachments: 'as it came' });
  expect(emptyProduct()).not.toHaveProperty('attachments');
  const input = { ...emptyProduct(), categoryId: 1, name: '传感器', cover: '/a.webp' };
  expect(v.parse(ProductInput, { ...input, attachments: [] })).not.toHaveProperty('attachments');
});

it('there is no page of all files, and no link to it is offered', () => {
  expect(PUBLIC_PAGES.map(({ path }) => path)).not.toContain('/download');
  expect(LINK_PAGES.map(({ path }) => path)).not.toContain('/download');
});
