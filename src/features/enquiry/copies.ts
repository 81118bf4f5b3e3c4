import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '#src/api/fields/fields.ts';
import type { Page } from '#src/api/records/page.ts';
import { sameId } from '#src/lib/records/id.ts';
import { ENQUIRY } from './calls.ts';
import { type Enquiry, QUOTE_FIELDS } from './schema.ts';

// A message whose answer is lost is sent again with the same key. A server that ignores keys has it several times then.

const SENT = ['key', 'name', 'contact', 'content', ...QUOTE_FIELDS, 'suspicious'];
const SUBJECT = ['type', 'recordId', 'title', 'url'];
const OWN = ['progress', 'note'];

/** The same for copies of a message with which the same was done. */
function wordsOf(enquiry: Enquiry): string {
  return JSON.stringify([...SENT, ...SUBJECT, ...OWN].map((name) => enquiry[name]));
}

export function isCopy(one: Enquiry, other: Enquiry): boolean {
  return one.content !== '' && !sameId(one.id, other.id) && wordsOf(one) === wordsOf(other);
}

/** A page with the first copy of each message. Its total stays the server's, of which the pages are counted. */
export function joinCopies(page: Page<Enquiry>): Page<Enquiry> {
  const isLater = (row: Enquiry, index: number) =>
    page.rows.some((other, place) => {
      const after = Date.parse(row.createTime) - Date.parse(other.createTime);
      return isCopy(row, other) && (after > 0 || (!(after < 0) && place < index));
    });
  return { ...page, rows: page.rows.filter((row, index) => !isLater(row, index)) };
}

/** The other copies of a message on the pages that were read. */
export function copiesOf(client: QueryClient, id: Id): Enquiry[] {
  const pages = client.getQueriesData<Page<Enquiry>>({ queryKey: [ENQUIRY, 'page'] });
  const rows = new Map(
    pages.flatMap(([, page]) => page?.rows ?? []).map((row) => [String(row.id), row]),
  );
  const own = rows.get(String(id));
  return own ? [...rows.values()].filter((row) => isCopy(own, row)) : [];
}
