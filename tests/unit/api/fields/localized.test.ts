import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  isInEnglish,
  isUntranslated,
  langOf,
  localized,
  textOf,
  withCategory,
} from '#src/api/fields/localized.ts';
import { startI18n } from '#src/i18n/i18n.ts';

const NEWS = {
  id: 1,
  title: '新闻',
  titleEn: 'News',
  summary: '摘要',
  summaryEn: '',
  content: '<p>正文</p>',
  contentEn: '<p>Text</p>',
  tags: ['温室', 'LoRa'],
  tagsEn: [],
  author: 'QH-S100',
  authorEn: '',
  seoTitle: '标题',
  seoTitleEn: '',
  rows: [{ name: '防护', nameEn: 'Protection', value: '很好', valueEn: '' }],
  times: { createTime: '2026-01-01' },
};

beforeAll(startI18n);

describe('a localized record', () => {
  it('has the English values, and names what is still in Chinese', async () => {
    await i18next.changeLanguage('en');
    const read = localized(NEWS);
    expect(read).toMatchObject({ title: 'News', summary: '摘要', content: '<p>Text</p>' });
    const marked = Object.keys(read).filter((name) => langOf(read, name) === 'zh-CN');
    expect(marked).toEqual(['summary', 'tags', 'seoTitle']);
    expect(read.rows[0]).toMatchObject({ name: 'Protection', value: '很好' });
    expect(langOf(read.rows[0], 'value')).toBe('zh-CN');
    expect(localized([NEWS])[0]).toBe(read);
    expect(localized(read)).toMatchObject(read);
    expect(textOf(read, ['seoTitle', 'title'])).toBe('News');
    expect(textOf(read, ['seoTitle', 'summary'])).toBe('标题');
  });

  it('is untranslated while its title or its text has no English', async () => {
    await i18next.changeLanguage('en');
    expect(isInEnglish(NEWS)).toBe(true);
    expect(isUntranslated({ ...NEWS, contentEn: '' })).toBe(true);
    expect(isUntranslated({ ...NEWS, title: 'QH-S100', titleEn: '' })).toBe(false);
  });

  it('has the English name of its category from the list', async () => {
    await i18next.changeLanguage('en');
    const record = { categoryId: 1, categoryName: '新闻' };
    const categories = [
      { id: '1', name: '新闻', nameEn: 'News' },
      { id: '2', name: '活动', nameEn: '' },
    ];
    expect(withCategory(record, categories).categoryName).toBe('News');
    const other = withCategory({ categoryId: 2, categoryName: '活动' }, categories);
    expect(other.categoryName).toBe('活动');
    expect(langOf(other, 'categoryName')).toBe('zh-CN');
  });

  it('is the record itself on the Chinese site', async () => {
    await i18next.changeLanguage('cn');
    expect(localized(NEWS)).toBe(NEWS);
    expect(langOf(localized(NEWS), 'summary')).toBeUndefined();
    expect(isUntranslated({ ...NEWS, contentEn: '' })).toBe(false);
  });
});
