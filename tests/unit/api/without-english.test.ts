import i18next from 'i18next';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { isInEnglish, langOf, localized } from '#src/api/fields/localized.ts';
import { emptyOf, inputSchema } from '#src/api/fields/record-input.ts';
import { emptyMenuItem, MenuItemInput } from '#src/features/menu/input.ts';
import { MenuItem } from '#src/features/menu/schema.ts';
import { newsApi, newsFields } from '#src/features/news/schema.ts';
import { Product } from '#src/features/product/schema.ts';

// Hoisted: the modules read it when they are imported.
vi.hoisted(() => {
  vi.resetModules();
  vi.stubEnv('HAS_ENGLISH', '');
});

it('no type has English values, nothing more is sent, and a server’s own stay unknown fields', async () => {
  await i18next.init({ lng: 'en' });
  for (const schema of [newsApi.record, Product]) {
    expect(Object.keys(schema.entries).filter((name) => name.endsWith('En'))).toEqual([]);
  }
  expect(Object.keys(emptyOf(newsFields)).filter((name) => name.endsWith('En'))).toEqual([]);
  expect(
    v.parse(inputSchema(newsFields), {
      ...emptyOf(newsFields),
      categoryId: 1,
      title: '新闻',
      titleEn: 'News',
    }),
  ).not.toHaveProperty('titleEn');
  expect(v.parse(MenuItemInput, { ...emptyMenuItem, title: '首页' })).not.toHaveProperty('titleEn');
  const item = v.parse(MenuItem, { id: 1, name: '首页', nameEn: 'Home' });
  expect(item).toMatchObject({ title: '首页', nameEn: 'Home' });
  expect(item).not.toHaveProperty('titleEn');

  const news = v.parse(newsApi.record, { id: 1, title: '新闻', titleEn: 'News' });
  expect(news).toHaveProperty('titleEn', 'News');
  expect(localized(news)).toBe(news);
  expect(langOf(news, 'title')).toBeUndefined();
  expect(isInEnglish(news)).toBe(true);
});
