import 'fake-indexeddb/auto';
import LinkIcon from '@mui/icons-material/Link';
import { mutationOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutosave } from '#src/admin/drafts/autosave.ts';
import { takeBack, watchCopy } from '#src/admin/form/save/outbox-port.ts';
import { createRecordSave } from '#src/admin/form/save/record-save.ts';
import { confirmCreated, markSent, type WaitingSave } from '#src/admin/outbox/outbox.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import { shareChanges } from '#src/admin/tabs/share-changes.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import type { Id } from '#src/lib/records/id.ts';
import { session } from '#src/session/session-store.ts';
import { mock } from '#tests/support/mock.ts';

const Input = v.object({ name: v.string(), url: v.string() });
type Input = v.InferOutput<typeof Input>;
type Link = Input & { id: Id };

const LINK: Link = { id: 1, name: '原', url: 'https://a.cn/' };
const SENT = { name: '新', url: LINK.url };

beforeEach(() => {
  const token = mock.signIn('admin');
  session.start({ token, bearer: token });
});
afterEach(() => session.end('signed-out'));

function openRecord(opened: Link | null, may = true) {
  const client = new QueryClient();
  const values: Input = opened ? { name: opened.name, url: opened.url } : { name: '', url: '' };
  const own = { now: SENT, isGone: false };
  const server = { record: opened };
  const create = vi.fn((_input: Input): Promise<unknown> => Promise.resolve({ id: 7 }));
  const api = {
    name: 'links',
    one: (id: Id) =>
      queryOptions<Link | null>({
        queryKey: ['links', 'one', String(id)],
        queryFn: () => Promise.resolve(server.record),
      }),
    create: () => mutationOptions({ mutationKey: ['links', 'create'], mutationFn: create }),
    update: () =>
      mutationOptions({
        mutationKey: ['links', 'update'],
        mutationFn: (record: Link): Promise<unknown> => {
          server.record = record;
          return Promise.resolve(null);
        },
      }),
  };
  const source: RecordSource = {
    name: 'links',
    title: 'accessLog',
    icon: LinkIcon,
    permission: 'site:links',
    listCall: 'GET /links/get',
    listPath: '/list',
    newPath: '/new',
    formPath: String,
    toRecord: (id, fields) => ({
      id,
      title: String(fields.name),
      time: '',
      isVisible: false,
      fields,
    }),
    search: () => Promise.resolve([]),
    readPage: () => Promise.reject(new Error('It is not read')),
    ...(may && { patch: () => Promise.resolve(null), create: () => Promise.resolve(undefined) }),
  };
  const form = {
    begun: () => values,
    values: () => own.now,
    changes: () => null,
    differsFrom: () => true,
    validate: () => Promise.resolve(null),
    refuse: () => {},
    beginAgain: () => false,
  };
  const onCreated = vi.fn();
  const record = createRecordSave<Link, Input>(
    {
      client,
      api,
      schema: Input,
      opened,
      values,
      form,
      autosave: createAutosave({
        user: 'admin',
        type: 'links',
        record: String(opened?.id ?? 'new'),
      }),
    },
    () => ({
      isGone: own.isGone,
      source,
      checked: undefined,
      listPath: '/list',
      visit: () => ({ title: '', link: null }),
      onCreated,
    }),
  );
  const leave = async (wasSent = false): Promise<WaitingSave> => {
    const copy = await record.keep.leave({ values: SENT, input: SENT }, wasSent);
    if (!copy) throw new Error('It cannot wait');
    return copy;
  };
  const sent = { values: SENT, input: SENT };
  return { client, own, create, record, leave, sent, onCreated };
}

it('B12: of a record only what was changed waits, with what it was before', async () => {
  const { leave } = openRecord(LINK);
  const copy = await leave(true);
  expect(copy).toMatchObject({
    record: '1',
    title: '新',
    values: { name: '新' },
    base: { name: '原' },
    names: ['name', 'url'],
    isUncertain: false,
  });
  expect(await localCopies.count('admin')).toMatchObject({ waiting: 1 });
});

it('B12: a new record that may have arrived is uncertain', async () => {
  expect(await openRecord(null).leave(false)).toMatchObject({ record: 'new', isUncertain: false });
  expect(await openRecord(null).leave(true)).toMatchObject({ values: SENT, isUncertain: true });
});

it('B12: nothing waits that the person may not save', async () => {
  const { record, sent } = openRecord(LINK, false);
  expect(await record.keep.leave(sent, false)).toBeNull();
});

it('B12: a copy is taken back once, and not while the outbox sends it', async () => {
  const copy = await openRecord(null).leave();
  expect(await takeBack(copy)).toBe(true);
  expect(await takeBack(copy)).toBe(false);
  const other = await openRecord(null).leave();
  await markSent(other.id);
  expect(await takeBack(other)).toBe(false);
  expect(await localCopies.count('admin')).toMatchObject({ waiting: 1 });
});

it('B12: the form hears what becomes of its copy, and that it is gone', async () => {
  const { client, leave } = openRecord(null);
  const stopSharing = shareChanges(client);
  const copy = await leave();
  const heard: unknown[] = [];
  const stop = watchCopy(client, copy, (now) => heard.push(now?.isUncertain));
  await vi.waitFor(() => expect(heard.at(-1)).toBe(false));
  await markSent(copy.id);
  await vi.waitFor(() => expect(heard.at(-1)).toBe(true));
  await localCopies.remove('waiting', copy.id);
  await vi.waitFor(() => expect(heard.at(-1)).toBeUndefined());
  stop();
  stopSharing();
});

it('B12: a copy that is gone unsaved is a draft again', async () => {
  const { record, leave, sent } = openRecord(LINK);
  const copy = await leave();
  expect(await record.keep.learn({ is: 'waiting', sent, copy })).toBeNull();
});

it('B12: what was typed into a new record while it waited becomes a draft of the record', async () => {
  const { own, record, leave, sent, onCreated } = openRecord(null);
  const copy = await leave(true);
  own.now = { ...SENT, url: 'https://later.cn/' };
  await confirmCreated(copy.id);
  const saved = await record.keep.learn({ is: 'uncertain', sent, copy });
  expect(saved?.sent.values).toEqual(own.now);
  const [draft] = await localCopies.ofRecord('draft', {
    user: 'admin',
    type: 'links',
    record: 'new',
  });
  expect(draft).toMatchObject({ values: { url: 'https://later.cn/' }, base: { url: SENT.url } });
  await saved?.next?.();
  expect(onCreated).toHaveBeenCalledWith(undefined, draft?.id);
});

it('B3: a record that was deleted meanwhile is created anew, and updated again once it is back', async () => {
  const { own, record, create, sent } = openRecord(LINK);
  own.isGone = true;
  expect(record.record()).toBeNull();
  const ask = () => Promise.resolve(null);
  expect(await record.send(sent, ask)).toMatchObject({ before: null, id: 7, replaced: null });
  expect(create.mock.calls[0]?.[0]).toEqual(SENT);
  own.isGone = false;
  expect(await record.send(sent, ask)).toMatchObject({ before: LINK, id: 1, fields: SENT });
  expect(create).toHaveBeenCalledOnce();
  expect(record.record()).toMatchObject({ name: '新' });
});
