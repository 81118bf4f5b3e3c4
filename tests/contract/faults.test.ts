import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { call } from './call.ts';

const LINE = 'GET /links/get';
const asked = (fault: string) => call(LINE, { headers: { 'x-mock-fault': fault } });

describe('faults', () => {
  it.each(['400', '403', '500', '503'])('C2: answers %s', async (status) => {
    const answer = await asked(status);
    expect(answer.status).toBe(Number(status));
    expect(answer.body).toMatchObject({ success: false, message: '服务器忙，请稍后再试' });
  });

  it('C1: rejects with status 200', async () => {
    const { status, body } = await asked('reject');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false });
  });

  it.each([
    ['malformed', /^\{"success":true,"data":\[\{"id":1,$/],
    ['html', /^<!doctype html>/],
    ['empty', /^$/],
  ])('C5: answers %s', async (fault, text) => expect((await asked(fault)).body).toMatch(text));

  it('C5: answers data of another shape, or none', async () => {
    expect((await asked('shape')).data).toEqual({ unexpected: true });
    expect((await asked('null')).data).toBeNull();
  });

  it('C2: says when to try again', async () => {
    expect((await asked('503,retry-after=7')).headers.get('Retry-After')).toBe('7');
  });

  it('drops the connection', async () => {
    await expect(asked('drop')).rejects.toThrow(TypeError);
  });

  it('C5: sends numbers as texts, or null', async () => {
    expect((await asked('numbers=text')).data).toContainEqual(
      expect.objectContaining({ id: '1', sort: '10' }),
    );
    expect((await asked('numbers=null')).data).toContainEqual(
      expect.objectContaining({ id: 1, sort: null }),
    );
  });

  it('answers with a gateway’s page, and breaks off in the middle', async () => {
    const page = await asked('502,html,retry-after=7');
    expect(page.status).toBe(502);
    expect(page.body).toMatch(/^<!doctype html>/);
    expect(page.headers.get('Retry-After')).toBe('7');
    await expect(asked('cut')).rejects.toThrow(TypeError);
  });

  it('holds an answer back until it is let go', async () => {
    let isHere = false;
    const held = (async () => {
      await asked('hold');
      isHere = true;
    })();
    await asked('200');
    expect(isHere).toBe(false);
    mock.db.faults.release();
    await held;
    expect(isHere).toBe(true);
  });

  it('holds no answer back that is asked for after the others were let go', async () => {
    mock.db.faults.set('GET /links/get', 'hold,503');
    mock.db.faults.release();
    expect((await fetch('http://localhost:3000/api/links/get')).status).toBe(503);
  });

  it('hangs until the caller gives up', async () => {
    const controller = new AbortController();
    const hanging = fetch('http://localhost:3000/api/links/get?x-mock-fault=hang', {
      signal: controller.signal,
    });
    controller.abort();
    await expect(hanging).rejects.toThrow(/abort/i);
  });

  it('waits, then answers as usual', async () => {
    expect((await asked('delay=20')).status).toBe(200);
    expect((await asked('delay=20,503')).status).toBe(503);
  });

  it('changes nothing where a write fails', async () => {
    const before = mock.db.links.all().length;
    mock.db.faults.set('POST /links/create', '500');
    const body = { name: '失败', url: 'https://x.example.com' };
    expect((await call('POST /links/create', { as: 'admin', body })).status).toBe(500);
    expect(mock.db.links.all()).toHaveLength(before);
  });

  it('plans faults for one call, for a number of times, with a body, until they are cleared', async () => {
    mock.db.faults.set(LINE, '422', {
      times: 2,
      body: { success: false, errors: { name: '不行' } },
    });
    expect((await call(LINE)).errors).toEqual({ name: '不行' });
    expect((await call('GET /menu/list')).status).toBe(200);
    expect((await call(LINE)).status).toBe(422);
    expect((await call(LINE)).status).toBe(200);
    mock.db.faults.set('*', '503');
    expect((await call('GET /menu/list')).status).toBe(503);
    mock.db.faults.clear();
    expect((await call('GET /menu/list')).status).toBe(200);
  });

  it('plans faults, resets and lists the received requests over HTTP', async () => {
    await call('POST /__mock__/faults', { body: { call: LINE, fault: '503', times: 1 } });
    expect((await call(LINE)).status).toBe(503);
    expect((await call(LINE)).status).toBe(200);
    expect(
      (await call(`GET /__mock__/requests?call=${encodeURIComponent(LINE)}`)).data,
    ).toHaveLength(2);
    await call('POST /__mock__/faults', { body: { call: LINE, fault: '500' } });
    await call('POST /__mock__/faults', { body: { call: LINE, fault: null } });
    expect((await call(LINE)).status).toBe(200);
    mock.db.links.remove(1);
    await call('POST /__mock__/reset');
    expect(mock.db.links.find(1)).toBeDefined();
    expect(mock.db.requests.of()).toEqual([]);
  });
});
