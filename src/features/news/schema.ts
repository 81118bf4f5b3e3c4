import {
  begin,
  flag,
  inLanguages,
  list,
  picture,
  type RecordOf,
  ref,
  richText,
  seo,
  served,
  status,
  text,
  title,
} from '#src/api/fields/record-fields.ts';
import { wholeList } from '#src/api/records/queries.ts';
import { pagedApi } from '#src/api/records/table-api.ts';

export const newsFields = {
  categoryId: ref({ required: true }),
  categoryName: served('text'),
  title: inLanguages(title(100)),
  cover: picture({ ratio: 16 / 9, crops: { card: 16 / 9, row: 16 / 10, found: 4 / 3 } }),
  summary: inLanguages(text({ max: 200 })),
  content: inLanguages(richText()),
  author: inLanguages(text({ max: 30 })),
  source: inLanguages(text({ max: 60 })),
  tags: inLanguages(list({ max: 20, items: 10 })),
  publishTime: begin({ now: true }),
  pinned: flag(),
  status: status(),
  views: served('count'),
  ...seo,
};

const api = pagedApi({ name: 'news', fields: newsFields, filtersDays: true });

export const newsApi = { ...api, top3: wholeList(api.name, api.record, 'GET /news/top3') };

export type News = RecordOf<typeof newsFields>;
