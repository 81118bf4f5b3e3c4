import type { News } from '#src/features/news/schema.ts';
import type { Seed } from './context.ts';
import { picture } from './context.ts';
import { company } from './news/company.ts';
import { events } from './news/events.ts';
import { industry } from './news/industry.ts';
import { product } from './news/product.ts';
import { technique } from './news/technique.ts';

const TOPICS = [company, industry, product, technique, events];
const COUNT = 120;
/** Of each topic: six texts in four variants. */
const PER_TOPIC = 24;
const SCHEDULED = 4;
const PINNED = new Set([5, 9]);

/**
 * Newest first: four scheduled, then published ones four days apart, categories taking turns; every
 * 17th is hidden, two are pinned. Past 120 the texts repeat with a number.
 */
export function seedNews(seed: Seed): News[] {
  return Array.from({ length: seed.rows.news ?? COUNT }, (_, index) => newsItem(seed, index));
}

function newsItem(seed: Seed, index: number): News {
  const random = seed.random(`news/${index}`);
  const { text, fill } = textOf(index);
  const round = Math.floor(index / COUNT);
  const title = fill(text.title) + (round > 0 ? `（${round + 1}）` : '');
  const summary = fill(text.summary);
  const day = index < SCHEDULED ? 2 + (SCHEDULED - index) * 3 : -1 - (index - SCHEDULED) * 4;
  const publishTime = seed.at(day, `${random.int(8, 17)}:${random.int(0, 59)}`);
  const madeAt = index < SCHEDULED ? seed.at(-1, '16:30') : publishTime;
  return {
    id: index + 1,
    categoryId: text.categoryId,
    categoryName: '',
    title,
    cover: picture(text.picture),
    summary,
    content: text.blocks.map(fill).join(''),
    author: text.author,
    source: text.categoryId === 2 && random.chance(0.5) ? '综合整理' : '青禾智控',
    tags: text.tags,
    publishTime,
    pinned: PINNED.has(index),
    status: index % 17 === 16 ? 1 : 0,
    views: index < SCHEDULED ? 0 : random.int(60, 5200),
    seoTitle: '',
    seoKeywords: text.tags.join(','),
    seoDescription: summary,
    createTime: madeAt,
    updateTime: madeAt,
  };
}

/** Topics, then texts, then variants take turns, so that neighbours differ. */
function textOf(index: number) {
  const turn = index % COUNT;
  const topic = TOPICS[turn % TOPICS.length] ?? company;
  const inTopic = Math.floor(turn / TOPICS.length) % PER_TOPIC;
  const text = topic[inTopic % topic.length];
  const gaps = text?.variants[Math.floor(inTopic / topic.length)];
  if (!text || !gaps) throw new Error(`No news text for ${index}`);
  const fill = (raw: string) => raw.replace(/\{(\w+)\}/g, (_, gap: string) => gaps[gap] ?? '');
  return { text, fill };
}
