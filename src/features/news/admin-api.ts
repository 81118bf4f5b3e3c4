import { withTimeFilter } from '#src/admin/list/filters/time-filter.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { resource } from '#src/api/records/resource.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { newsApi } from './api.ts';
import type { NewsInput } from './input.ts';
import { News } from './schema.ts';

/** Kept out of `api.ts`, which visitors download too. */
export const newsAdminApi = {
  ...newsApi,
  ...resource<News, NewsInput>({
    name: 'news',
    record: News,
    calls: crudCalls('/news'),
  }),
  page: withTimeFilter(newsApi.page, {
    periodOf: ({ publishTime }) => ({ start: publishTime, end: '' }),
    narrow: (time) => (time === 'scheduled' ? { from: serverDay(currentTime()) } : {}),
  }),
};

/** What the list can be filtered by. */
export const NEWS_FILTERS = ['categoryId', 'time', 'status', 'from', 'to'] as const;
export type NewsFilter = (typeof NEWS_FILTERS)[number];
