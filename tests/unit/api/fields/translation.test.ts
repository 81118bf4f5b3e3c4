import { describe, expect, it } from 'vitest';
import { missingEnglish, translationOf, untranslatedFields } from '#src/api/fields/translation.ts';

describe('how much of a record is in English', () => {
  it.each([
    ['complete', { title: '新闻', titleEn: 'News', author: '', authorEn: '' }],
    ['part', { title: '新闻', titleEn: 'News', tags: ['番茄'], tagsEn: [] }],
    ['none', { title: '新闻', titleEn: '', content: '<p>正文</p>', contentEn: '' }],
  ])('is %s', (translation, record) => {
    expect(translationOf(record)).toBe(translation);
  });

  it('does not depend on what reads the same in both languages, or has no English field', () => {
    const record = { name: 'EC-5', nameEn: '', model: '大号', categoryName: '传感器' };
    expect(translationOf(record)).toBe('complete');
    expect(untranslatedFields(record)).toEqual([]);
  });

  it('counts the rows within it, as one field', () => {
    const row = { name: '电压', nameEn: '', value: '12 V', valueEn: '' };
    const record = { name: '探头', nameEn: 'Probe', specifications: [row, row] };
    expect(untranslatedFields(record)).toEqual(['specifications']);
    expect(missingEnglish(record)).toEqual(
      [0, 1].map((index) => ({
        field: 'specifications',
        from: `specifications.${index}.name`,
        name: `specifications.${index}.nameEn`,
        chinese: '电压',
        isMissing: true,
      })),
    );
    expect(translationOf(record)).toBe('part');
    const rows = [{ ...row, nameEn: 'Voltage' }];
    expect(translationOf({ ...record, specifications: rows })).toBe('complete');
  });
});
