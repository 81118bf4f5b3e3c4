import { expect, it } from 'vitest';
import { newsArticleData } from '#src/components/structured-data/news-article-data.ts';

it('P11: a headline that is too long for search engines is not cut inside a character', () => {
  const article = {
    title: `a${'𠮷'.repeat(120)}`,
    summary: '',
    cover: '',
    author: '',
    tags: [],
    categoryName: '',
    publishTime: '',
    url: '/news/details?id=1',
  };
  expect(newsArticleData(article, '青禾')).toMatchObject({ headline: `a${'𠮷'.repeat(109)}` });
});
