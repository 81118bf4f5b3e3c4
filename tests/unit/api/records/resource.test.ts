import { CancelledError, MutationObserver, QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminApi } from '#src/admin/admin-api.ts';
import { connectClient } from '#src/api/client/client.ts';
import { patchRecord } from '#src/api/records/write-record.ts';
import { newsApi } from '#src/features/news/schema.ts';
import { mock } from '#tests/support/mock.ts';
import { friendlyLinkApi } from '#src/features/friendly-link/schema.ts';

const friendlyLinkAdminApi = adminApi(friendlyLinkApi);

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeEach(() => connectClient({ accessToken: () => mock.signIn(), onUnauthorized: () => {} }));
afterEach(() => client.clear());

describe('resource', () => {
  it('C4: DELETE /links/delete carries the id in its query and no body', async () => {
    const sent: Request[] = [];
    const answer = http.delete('/api/links/delete', ({ request }) => {
      sent.push(request.clone());
      return HttpResponse.json({ success: true, data: true });
    });
    mock.server.use(answer);
    await new MutationObserver(client, friendlyLinkAdminApi.remove()).mutate(7);
    expect(new URL(sent[0]?.url ?? '').search).toBe('?id=7');
    expect(await sent[0]?.text()).toBe('');
  });

  it('sends back fields that the schema does not have', async () => {
    const [link] = mock.db.links.all();
    if (!link) throw new Error('No link to edit');
    mock.db.links.replace({ ...link, colour: 'green' });
    const read = await client.fetchQuery(friendlyLinkAdminApi.one(link.id));
    if (!read) throw new Error('The link is gone');
    const changed = { ...read, name: '改名', status: 0 } as const;
    await new MutationObserver(client, friendlyLinkAdminApi.update()).mutate(changed);
    expect(mock.db.links.find(link.id)).toMatchObject({ name: '改名', colour: 'green' });
  });

  it('B2: a record that was changed in a list is read again where it is opened next', async () => {
    const id = mock.db.links.all()[0]?.id ?? 0;
    await patchRecord(client, friendlyLinkAdminApi, id, { name: '改名' });
    expect(mock.db.links.find(id)?.name).toBe('改名');
    const { queryKey } = friendlyLinkAdminApi.one(id);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it.each(['404', 'null'])('P7: a missing record (%s) is null', async (fault) => {
    mock.db.faults.set('GET /news/get', fault);
    expect(await client.fetchQuery(newsApi.one('none'))).toBeNull();
  });

  it('a record that fails to load is an error, not a missing one', async () => {
    mock.db.faults.set('GET /news/get', '403');
    await expect(client.fetchQuery(newsApi.one(1))).rejects.toMatchObject({ status: 403 });
  });

  it.each(['records', 'rows', 'items', 'bare'])('C1: reads pages as %s too', async (form) => {
    mock.db.faults.set('GET /news/page', `list=${form}`);
    const page = await client.fetchQuery(newsApi.page({ pageNo: 1, pageSize: 10 }));
    expect(page.rows).toHaveLength(10);
    expect(page.total).toBeGreaterThanOrEqual(10);
  });

  it('C5: a row that does not fit is left out of its page', async () => {
    mock.db.faults.set('GET /news/page', 'bad-row');
    const page = await client.fetchQuery(newsApi.page({ pageNo: 1, pageSize: 10 }));
    expect(page).toMatchObject({ dropped: 1 });
    expect(page.rows).toHaveLength(9);
  });

  it('aborts a read that nobody waits for any more', async () => {
    mock.db.faults.set('GET /news/page', 'hang');
    const options = newsApi.page({ pageNo: 1, pageSize: 10 });
    const reading = client.fetchQuery(options).catch((error: unknown) => error);
    await client.cancelQueries({ queryKey: options.queryKey });
    expect(await reading).toBeInstanceOf(CancelledError);
  });
});
