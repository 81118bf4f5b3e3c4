import { describe, expect, it } from 'vitest';
import {
  wordsPrint,
  joinedSources,
  missingEnglish,
  outdatedEnglish,
  sourceOf,
  translationOf,
  untranslatedFields,
  withPair,
  withSources,
} from '#src/api/fields/translation.ts';

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
      })),
    );
    expect(translationOf(record)).toBe('part');
    const rows = [{ ...row, nameEn: 'Voltage' }];
    expect(translationOf({ ...record, specifications: rows })).toBe('complete');
  });
});

const names = (record: object) => outdatedEnglish(record).map(({ name }) => name);

describe('English whose Chinese has changed since', () => {
  const news = { title: '新闻', titleEn: 'News', summary: '摘要', summaryEn: 'Summary' };
  const written = withSources({}, { ...news, englishSources: '' });

  it('is outdated once the Chinese is changed alone, until the old Chinese is back', () => {
    expect(names(written)).toEqual([]);
    const changed = withSources(written, { ...written, title: '旧闻' });
    expect(names(changed)).toEqual(['titleEn']);
    expect(translationOf(changed)).toBe('outdated');
    const again = withSources(changed, { ...changed, title: '传闻' });
    expect(names(again)).toEqual(['titleEn']);
    expect(names(withSources(again, { ...again, title: '新闻' }))).toEqual([]);
  });

  it('stays outdated while other fields are changed and saved', () => {
    const changed = withSources(written, { ...written, title: '旧闻' });
    const other = withSources(changed, {
      ...changed,
      status: 1,
      summary: '又',
      summaryEn: 'Again',
    });
    expect(names(other)).toEqual(['titleEn']);
  });

  it('is current again once it is written anew, or confirmed', () => {
    const changed = withSources(written, { ...written, title: '旧闻' });
    expect(names(withSources(changed, { ...changed, titleEn: 'Old news' }))).toEqual([]);
    const [outdated] = outdatedEnglish(changed);
    if (!outdated) throw new Error('Nothing is outdated');
    const confirmed = { ...changed, englishSources: withPair(changed, outdated, true) };
    expect(names(confirmed)).toEqual([]);
    const saved = withSources(changed, confirmed);
    expect(names(saved)).toEqual([]);
    expect(names(withSources(saved, { ...saved, title: '新闻' }))).toEqual(['titleEn']);
    expect(withPair(confirmed, outdated, false)).toBe(changed.englishSources);
  });

  it('counts as current in a record without sources, and the first change of its Chinese is noticed', () => {
    expect(names(news)).toEqual([]);
    expect(withSources(news, { ...news, status: 1 })).not.toHaveProperty('englishSources');
    const changed = withSources(news, { ...news, title: '旧闻' });
    expect(names(changed)).toEqual(['titleEn']);
    const dropped = { ...changed, englishSources: '' };
    expect(names(dropped)).toEqual([]);
  });

  it('counts as current where another program has written it', () => {
    const changed = withSources(written, { ...written, title: '旧闻' });
    expect(names({ ...changed, titleEn: 'Old news' })).toEqual([]);
  });

  it('is outdated where the Chinese was removed, or needs no English any more', () => {
    expect(names(withSources(written, { ...written, title: 'EC-5', summary: '' }))).toEqual([
      'titleEn',
      'summaryEn',
    ]);
    const removed = { ...written, title: '旧闻', titleEn: '' };
    expect(names(withSources(written, removed))).toEqual([]);
  });

  it('is found in rows, also when they are moved', () => {
    const row = (name: string, nameEn: string) => ({ name, nameEn });
    const rows = [row('功率', 'Power'), row('电压', 'Voltage'), row('重量', 'Weight')];
    const before = withSources({}, { specifications: rows });
    const changed = withSources(before, {
      ...before,
      specifications: [rows[2], row('额定功率', 'Power'), rows[1]],
    });
    expect(names(changed)).toEqual(['specifications.1.nameEn']);
    const moved = withSources(changed, {
      ...changed,
      specifications: changed.specifications.toReversed(),
    });
    expect(names(moved)).toEqual(['specifications.1.nameEn']);
    const more = { ...before, specifications: [...rows, row('电源', 'Power')] };
    expect(names(withSources(before, more))).toEqual([]);
  });

  it('is told apart in fields that have the same English', () => {
    const same = {
      summary: '摘要',
      summaryEn: 'Same',
      seoDescription: '摘要',
      seoDescriptionEn: 'Same',
    };
    for (const before of [same, withSources({}, same)]) {
      const changed = withSources(before, { ...before, summary: '简介' });
      expect(names(changed)).toEqual(['summaryEn']);
      const written = withSources(before, { ...before, summary: '简介', summaryEn: 'Brief' });
      expect(names(written)).toEqual([]);
      const both = withSources(changed, { ...changed, summaryEn: 'Brief', seoDescription: '无' });
      expect(names(both)).toEqual(['seoDescriptionEn']);
    }
  });

  it('is compared by what readers see', () => {
    const same = [
      '<p>温室 &amp; 大棚</p>',
      '<p class="a"><strong>温室</strong>&nbsp;&amp;\n大棚</p><p></p>',
      '<p data-id="2">温\u200B室&大棚</p>',
    ].map(wordsPrint);
    expect(new Set(same).size).toBe(1);
    const picture = (attributes: string) => wordsPrint(`<p>温室</p><img ${attributes}>`);
    expect(picture('src="/a.webp"')).not.toBe(wordsPrint('<p>温室</p>'));
    expect(picture('src="/a.webp"')).toBe(picture('src="/b.webp#focus=1-2" alt="番茄"'));
    expect(wordsPrint(['番茄', '黄瓜'])).not.toBe(wordsPrint(['番茄黄瓜']));
    expect(wordsPrint('温度 < 5 且 > 3')).not.toBe(wordsPrint('温度3'));
  });

  it('keeps what both sides of a merge know', () => {
    const mine = withSources(written, { ...written, title: '旧闻' });
    const theirs = withSources(written, { ...written, summary: '简介', summaryEn: 'Brief' });
    const all = { ...theirs, title: '旧闻', englishSources: joinedSources(mine, theirs) };
    expect(names(withSources(all, all))).toEqual(['titleEn']);
  });

  it('finds the Chinese that it was written for among earlier states', () => {
    const [outdated] = outdatedEnglish(withSources(written, { ...written, title: '旧闻' }));
    if (!outdated) throw new Error('Nothing is outdated');
    const other = { ...news, title: '别的' };
    expect(sourceOf(outdated, [other, news])).toBe('新闻');
    expect(sourceOf(outdated, [other])).toBeUndefined();
  });
});
