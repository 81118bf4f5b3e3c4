import type { Page } from 'playwright-core';

/** Counts the drafts that the page's browser keeps. Only where the app has opened their database. */
export function countDrafts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<IDBDatabase>();
    const opening = indexedDB.open('local-copies');
    opening.addEventListener('success', () => resolve(opening.result));
    const database = await promise;
    const counted = Promise.withResolvers<number>();
    const counting = database
      .transaction('copies')
      .objectStore('copies')
      .index('all')
      .count(IDBKeyRange.bound(['draft'], ['draft', []]));
    counting.addEventListener('success', () => counted.resolve(counting.result));
    const count = await counted.promise;
    database.close();
    return count;
  });
}
