import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { type Answer, call } from './call.ts';

const credentials = { username: 'admin', password: 'demo1234' };
const Session = v.object({ token: v.string(), user: v.looseObject({ username: v.string() }) });

const signIn = (body: object): Promise<Answer> => call('POST /user/login', { body });

describe('signing in', () => {
  it('A3: gives a token that reads as a JWT with three days to go, and the user', async () => {
    const { body, data } = await signIn(credentials);
    expect(body).toMatchObject({ success: true });
    const { token, user } = v.parse(Session, data);
    const payload = jwtDecode(token);
    expect(Number(payload.exp) - Number(payload.iat)).toBe(259_200);
    expect(payload).toMatchObject({ username: 'admin', nickname: '系统管理员', role: 'admin' });
    expect(user.username).toBe('admin');
    expect(user).not.toHaveProperty('password');
  });

  it.each([
    [{ ...credentials, password: 'wrong' }, '用户名或密码错误'],
    [{ username: 'nobody', password: 'demo1234' }, '用户名或密码错误'],
    [{ username: 'gaofeng', password: 'demo1234' }, undefined],
    [{ username: 'xulei', password: 'demo1234' }, '账号已停用，请联系管理员'],
    [{ username: 'oldstaff', password: 'demo1234' }, '用户名或密码错误'],
  ])('A4: %j is answered: %s', async (body, message) => {
    const answer = await signIn(body);
    expect(answer.body).toMatchObject({ success: message === undefined });
    expect(answer.message).toBe(message);
  });

  it('A11: signing out ends the token', async () => {
    const { token } = v.parse(Session, (await signIn(credentials)).data);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await call('GET /user/page', { headers })).status).toBe(200);
    await call('POST /user/logout', { headers });
    expect((await call('GET /user/page', { headers })).status).toBe(401);
  });

  it('ends the session of a user who is switched off', async () => {
    const headers = { Authorization: `Bearer ${mock.signIn('linxia')}` };
    await call('PUT /user/reset-status', { as: 'admin', body: { id: 2, status: 1 } });
    expect((await call('GET /user/page', { headers })).status).toBe(401);
  });

  it('asks for no code by default', async () => {
    expect((await call('GET /system/captcha')).data).toEqual({ captchaEnabled: false });
  });

  it('accepts the code of a captcha once', async () => {
    await mock.db.askForCode(true);
    const { data } = await call('GET /system/captcha');
    const { id, image } = v.parse(v.object({ id: v.string(), image: v.string() }), data);
    expect(image).toMatch(/^data:image\/svg\+xml;base64,/);
    const captcha = mock.db.captchas.get(id)?.toLowerCase();
    expect((await signIn(credentials)).message).toBe('请输入验证码');
    expect((await signIn({ ...credentials, captcha: 'nope' })).message).toBe('验证码错误或已过期');
    expect((await signIn({ ...credentials, captcha, captchaId: id })).body).toMatchObject({
      success: true,
    });
    expect((await signIn({ ...credentials, captcha })).message).toBe('验证码错误或已过期');
  });
});

describe('users', () => {
  it('A2: signing up makes an account with the lowest role, whatever was sent', async () => {
    const body = { username: 'newcomer', password: 'longenough', role: 'admin' };
    const { data: id } = await call('POST /user/create', { body });
    expect(mock.db.users.find(id)).toMatchObject({
      username: 'newcomer',
      role: 'editor',
      status: 0,
    });
    expect((await signIn(body)).body).toMatchObject({ success: true });
  });

  it('B6: an administrator gives any role', async () => {
    const body = { username: 'second', password: 'longenough', role: 'admin' };
    const { data: id } = await call('POST /user/create', { as: 'admin', body });
    expect(mock.db.users.find(id)).toMatchObject({ role: 'admin' });
  });

  it('B6: a username is unique, and a password must be long enough', async () => {
    const twice = await call('POST /user/create', {
      body: { username: 'admin', password: 'longenough' },
    });
    expect(twice.status).toBe(409);
    const short = await call('POST /user/create', { body: { username: 'short', password: '123' } });
    expect(short.errors).toEqual({ password: '至少 8 个字符' });
  });

  it('B6: an update leaves the password; its own call changes it', async () => {
    await call('PUT /user/update', {
      as: 'admin',
      body: { id: 2, nickname: '林夏夏', password: 'stolen-away' },
    });
    expect((await signIn({ username: 'linxia', password: 'demo1234' })).body).toMatchObject({
      success: true,
    });
    await call('PUT /user/update-password', {
      as: 'admin',
      body: { id: 2, password: 'brand-new-1' },
    });
    expect((await signIn({ username: 'linxia', password: 'brand-new-1' })).body).toMatchObject({
      success: true,
    });
  });

  it('B6: deleted users move to the recycle bin', async () => {
    await call('DELETE /user/delete?id=2', { as: 'admin' });
    const bin = await call('GET /user/recycle/show?keyword=linxia', { as: 'admin' });
    const list = await call('GET /user/page?keyword=linxia', { as: 'admin' });
    expect(bin.data).toMatchObject({ total: 1 });
    expect(list.data).toMatchObject({ total: 0 });
  });

  it('sends no password anywhere', async () => {
    for (const line of ['GET /user/page?pageSize=500', 'GET /user/get?id=1', 'GET /user/export']) {
      expect(JSON.stringify((await call(line, { as: 'admin' })).body)).not.toContain('demo1234');
    }
  });
});
