import { type News, newsApi } from '#src/features/news/schema.ts';
import { picture, type Seed, type Table, times } from './context.ts';
import { countPageVisits, LOG_DAYS } from './access-log.ts';
import { cases } from './news/cases.ts';
import { company } from './news/company.ts';
import { events } from './news/events.ts';
import { dayOf, NEWS_COUNT, SCHEDULED } from './news/day-of.ts';
import { industry } from './news/industry.ts';
import { product } from './news/product.ts';
import { technique } from './news/technique.ts';
import { type ArticleText, filled } from './news/text.ts';
import { type NewsCategory, newsCategoryApi } from '#src/features/news/category/schema.ts';
import { site } from './english/site.ts';
import { withEnglish } from './english/with-english.ts';

const TOPICS = [company, industry, product, technique, events];
const PINNED = new Set([5, 9]);

export const newsTable: Table<News> = { record: newsApi.record, seed: seedNews };

/**
 * Newest first: four scheduled, then published ones four days apart in alternating categories;
 * every 17th is hidden and has no English yet, two are pinned, and the last eight are cases. What is younger than the access log has as many
 * views as the log has visits of its page. Beyond 120 the texts repeat with a number.
 */
function seedNews(seed: Seed): News[] {
  const count = seed.rows.news ?? NEWS_COUNT;
  const articles = Array.from({ length: Math.min(count, NEWS_COUNT) }, (_, turn) =>
    articleOf(turn),
  );
  const ofCases = count < NEWS_COUNT ? [] : seedCases(seed, count - cases.length);
  const visitsOf = countPageVisits(seed);
  const items = Array.from({ length: count - ofCases.length }, (_, index) => {
    const article = articles[index % NEWS_COUNT];
    if (!article) throw new Error(`No article for ${index}`);
    return newsItem(seed, index, dayOf(index, count), article, visitsOf);
  });
  return [...items, ...ofCases];
}

/** Older than all other news of the default count. */
function seedCases(seed: Seed, before: number): News[] {
  const random = seed.random('cases');
  return cases.map(({ picture: cover, english, ...text }, index) => {
    const publishTime = seed.at(-500 - 40 * index, '09:30');
    return {
      id: before + index + 1,
      ...chineseFields(text),
      ...englishFields(english),
      categoryId: 6,
      categoryName: '',
      cover: picture(cover),
      publishTime,
      pinned: false,
      status: 0,
      views: random.int(600, 8200),
      createTime: publishTime,
      updateTime: publishTime,
    };
  });
}

type Article = ReturnType<typeof articleOf>;

function newsItem(
  seed: Seed,
  index: number,
  day: number,
  { english, ...article }: Article,
  visitsOf: (path: string) => number,
): News {
  const random = seed.random(`news/${index}`);
  const publishTime = seed.at(day, `${random.int(8, 17)}:${random.int(0, 59)}`);
  const older = random.int(60, 5200);
  const visits = visitsOf(`/news/details?id=${index + 1}`);
  const createdAt = index < SCHEDULED ? seed.at(-1, '16:30') : publishTime;
  const isHidden = index % 17 === 16;
  const round = Math.floor(index / NEWS_COUNT) + 1;
  return {
    id: index + 1,
    categoryId: article.categoryId,
    categoryName: '',
    cover: article.cover,
    ...chineseFields(article.chinese, round > 1 ? `（${round}）` : ''),
    ...(!isHidden && englishFields(english, round > 1 ? ` (${round})` : '')),
    publishTime,
    pinned: PINNED.has(index),
    status: isHidden ? 1 : 0,
    views: visits + (day >= -LOG_DAYS ? 0 : older),
    createTime: createdAt,
    updateTime: createdAt,
  };
}

function chineseFields({ blocks, title, ...text }: ArticleText, number = '') {
  return {
    ...text,
    title: `${title}${number}`,
    source: text.source ?? '青禾智控',
    content: blocks.join(''),
    seoTitle: '',
    seoKeywords: text.tags.join(','),
    seoDescription: text.summary,
  };
}

function englishFields({ title, blocks, ...text }: ArticleText, number = '') {
  return {
    titleEn: `${title}${number}`,
    summaryEn: text.summary,
    authorEn: text.author,
    tagsEn: text.tags,
    sourceEn: text.source ?? 'Qinghe Controls',
    contentEn: blocks.join(''),
    seoKeywordsEn: text.tags.join(','),
    seoDescriptionEn: text.summary,
  };
}

/** Alternates topics, then texts, then variants, so that neighbours differ. */
function articleOf(turn: number) {
  const topic = TOPICS[turn % TOPICS.length] ?? company;
  const inTopic = Math.floor(turn / TOPICS.length);
  const text = topic[inTopic % topic.length];
  const gaps = text?.variants[Math.floor(inTopic / topic.length)];
  if (!text || !gaps) throw new Error(`No news text for turn ${turn}`);
  return {
    categoryId: text.categoryId,
    cover: picture(filled(text.picture, gaps)),
    chinese: filledText(text, gaps),
    english: filledText(text.english, { ...gaps, ...gaps.english }),
  };
}

function filledText(text: ArticleText, gaps: Parameters<typeof filled>[1]): ArticleText {
  const { title, summary, author, tags, blocks, source } = text;
  const fill = (template: string) => filled(template, gaps);
  return {
    title: fill(title),
    summary: fill(summary),
    author,
    tags,
    blocks: blocks.map(fill),
    source,
  };
}

const categories: [name: string, description: string][] = [
  ['公司新闻', '青禾的大事与小事'],
  ['行业资讯', '设施农业的趋势与观察'],
  ['产品动态', '新品、升级与固件说明'],
  ['技术文章', '农艺与工程师写的实用方法'],
  ['展会活动', '展会、培训与开放日'],
  ['客户案例', '客户用我们的产品做了什么'],
];

export const newsCategoriesTable: Table<NewsCategory> = {
  record: newsCategoryApi.record,
  seed: seedNewsCategories,
};

function seedNewsCategories(seed: Seed): NewsCategory[] {
  const rows = categories.map(([name, description], index) => ({
    id: index + 1,
    name,
    description,
    sort: (index + 1) * 10,
    status: 0 as const,
    ...times(seed, 800),
  }));
  return withEnglish(rows, ['name', 'description'], site);
}
