import type { Call } from '#src/api/client.ts';

/** Every call that the public pages make without knowing a record's id. */
export const PUBLIC_CALLS = [
  'GET /menu/list',
  'GET /menu/foot',
  'GET /contract/get',
  'GET /links/get',
  'GET /scroller/get',
  'GET /notice/get',
  'GET /product-category/list',
  'GET /product/page',
  'GET /news-category/list',
  'GET /news/top3',
  'GET /news/page',
  'GET /develop/page',
  'GET /honor/page',
] as const satisfies Call[];
