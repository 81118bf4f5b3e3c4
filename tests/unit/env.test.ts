import { readFileSync } from 'node:fs';
import process from 'node:process';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DIALECTS } from '#src/api/dialects/dialect.ts';
import { checkEnv, checkMocked, partsOf, wrongInDialects } from '#src/check-env.ts';
import { readEnv } from '#src/env.ts';
import { VARIABLES } from '#src/variables.ts';
import viteConfig from '../../vite.config.ts';

// The program sets the messages of forms for all schemas; a build reads its variables without them.
const messages = v.getGlobalMessage();
beforeAll(() => v.deleteGlobalMessage());
afterAll(() => messages !== undefined && v.setGlobalMessage(messages));

describe('the environment', () => {
  it('A1: signs in with jwtlocal where nothing is set', () => {
    expect(readEnv({})).toMatchObject({ authMethod: 'jwtlocal', apiHost: '' });
  });

  it('A1: offers visitors an account where the build says so, and on the mock', () => {
    expect(readEnv({}).signUp).toBe(false);
    expect(readEnv({ DEV: true }).signUp).toBe(true);
    expect(readEnv({ VITE_SIGN_UP: 'on' }).signUp).toBe(true);
    expect(readEnv({ VITE_SIGN_UP: 'off' }).signUp).toBe(false);
    expect(() => checkEnv({ VITE_SIGN_UP: 'false' })).toThrow(/VITE_SIGN_UP: expected .*"off"/);
  });

  it('takes enquiries at a path, which the mock has', () => {
    expect(readEnv({}).enquiryPath).toBe('');
    expect(readEnv({ DEV: true }).enquiryPath).toBe('/enquiry');
    expect(readEnv({ VITE_ENQUIRY_PATH: '/site/message' }).enquiryPath).toBe('/site/message');
    expect(() => checkEnv({ VITE_ENQUIRY_PATH: 'enquiry' })).toThrow(/VITE_ENQUIRY_PATH: .*a path/);
  });

  it('has files to download on request', () => {
    expect(() => checkEnv({ VITE_DOWNLOADS: 'true' })).not.toThrow();
    expect(() => checkEnv({ VITE_DOWNLOADS: 'on' })).toThrow(/VITE_DOWNLOADS: expected/);
  });

  it('records visits on request, and on the mock unless that is switched off', () => {
    expect(readEnv({}).recordVisits).toBe(false);
    expect(readEnv({ VITE_RECORD_VISITS: 'true' }).recordVisits).toBe(true);
    expect(readEnv({ DEV: true }).recordVisits).toBe(true);
    expect(readEnv({ DEV: true, VITE_RECORD_VISITS: 'false' }).recordVisits).toBe(false);
    expect(readEnv({ DEV: true, VITE_API_HOST: 'https://api.example.com' }).recordVisits).toBe(
      false,
    );
    expect(() => checkEnv({ VITE_RECORD_VISITS: 'on' })).toThrow(/VITE_RECORD_VISITS: expected/);
  });

  it('has the name and the colour of a brand, with or without the colour sign', () => {
    expect(readEnv({}).siteName).toBe('');
    expect(readEnv({ VITE_SITE_NAME: ' 赤陶工坊 ' }).siteName).toBe('赤陶工坊');
    for (const color of ['#12855A', 'c2410c', '#fa0', '']) {
      expect(() => checkEnv({ VITE_BRAND_COLOR: color })).not.toThrow();
    }
    for (const color of ['green', '#12855', '#12855A80']) {
      expect(() => checkEnv({ VITE_BRAND_COLOR: color })).toThrow(/VITE_BRAND_COLOR: expected/);
    }
  });

  it('loads statistics from an address or a path, with the id that Umami and Matomo need', () => {
    const url =
      (address: string, id = '') =>
      () =>
        checkEnv({ VITE_ANALYTICS_URL: address, VITE_ANALYTICS_ID: id });
    expect(url('https://stats.example.com/script.js', 'a-1')).not.toThrow();
    expect(url('/umami/script.js', 'a-1')).not.toThrow();
    expect(url('https://hm.baidu.com/hm.js?abc')).not.toThrow();
    expect(url('https://stats.example.com/matomo.js')).toThrow(/VITE_ANALYTICS_ID: expected/);
    expect(url('http://stats.example.com/script.js', '1')).toThrow(/VITE_ANALYTICS_URL: expected/);
    expect(url('//stats.example.com/script.js', '1')).toThrow(/VITE_ANALYTICS_URL: expected/);
  });

  it.each(['jwtlocal', 'jwt'])('A1: VITE_AUTH_METHOD picks %s, without a warning', (method) => {
    expect(readEnv({ VITE_AUTH_METHOD: method }).authMethod).toBe(method);
    expect(checkEnv({ VITE_AUTH_METHOD: method })).toEqual([]);
  });

  it.each(['ldap', 'JWTLOCAL', 'constructor'])(
    'A5: signs in as jwt does where VITE_AUTH_METHOD is %s, and the build warns of it',
    (method) => {
      expect(readEnv({ VITE_AUTH_METHOD: method }).authMethod).toBe('jwt');
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      vi.spyOn(process, 'cwd').mockReturnValue('/a/folder/without/.env.local');
      vi.stubEnv('VITE_AUTH_METHOD', method);
      viteConfig({ command: 'build', mode: 'production' });
      vi.unstubAllEnvs();
      expect(warn).toHaveBeenCalledTimes(1);
      expect(warn).toHaveBeenCalledWith(
        expect.stringContaining(`VITE_AUTH_METHOD: expected jwtlocal, jwt, auth0, got "${method}"`),
      );
    },
  );

  it('A2: offers the methods that VITE_AUTH_METHOD lists, once and in their order; the first is picked', () => {
    const methods = (list: string) => readEnv({ VITE_AUTH_METHOD: list }).authMethods;
    expect(methods('')).toEqual(['jwtlocal']);
    expect(methods('ldap')).toEqual(['jwt']);
    expect(methods('auth0, jwtlocal,auth0')).toEqual(['auth0', 'jwtlocal']);
    expect(readEnv({ VITE_AUTH_METHOD: 'auth0,jwtlocal' }).authMethod).toBe('auth0');
  });

  it('A2: warns of each method that is not known, and asks for what Auth0 needs wherever it stands', () => {
    const auth0 = { VITE_AUTH0_DOMAIN: 'a.example.com', VITE_AUTH0_CLIENT_ID: 'id' };
    expect(checkEnv({ VITE_AUTH_METHOD: 'jwtlocal, auth0', ...auth0 })).toEqual([]);
    expect(checkEnv({ VITE_AUTH_METHOD: 'ldap,jwtlocal' })).toEqual([
      expect.stringContaining('got "ldap"'),
    ]);
    expect(() => checkEnv({ VITE_AUTH_METHOD: 'jwtlocal,auth0' })).toThrow(
      /VITE_AUTH0_DOMAIN and VITE_AUTH0_CLIENT_ID/,
    );
  });

  it('A1: picks auth0 with its two variables, and asks for them by name without', () => {
    const auth0 = { VITE_AUTH_METHOD: 'auth0', VITE_AUTH0_DOMAIN: 'a.example.com' };
    expect(readEnv({ ...auth0, VITE_AUTH0_CLIENT_ID: 'id' })).toMatchObject({
      authMethod: 'auth0',
      auth0Domain: 'a.example.com',
      auth0ClientId: 'id',
    });
    expect(() => checkEnv(auth0)).toThrow(/VITE_AUTH0_DOMAIN and VITE_AUTH0_CLIENT_ID/);
  });

  it('A1: names every variable with an invalid value, and what is expected', () => {
    const wrong = { VITE_DOWNLOADS: 'yes', VITE_API_HOST: 'example.com' };
    expect(() => checkEnv(wrong)).toThrow(/VITE_DOWNLOADS: expected .*"true".* got "yes"/);
    expect(() => checkEnv(wrong)).toThrow(/VITE_API_HOST: expected an origin/);
  });

  it.each(['https://api.example.com/api', 'ftp://example.com', 'https://example.com/?a'])(
    'C1: refuses %s as a host, which is an origin',
    (host) => expect(() => checkEnv({ VITE_API_HOST: host })).toThrow(/VITE_API_HOST/),
  );

  it('C1: a development server with the mock refuses another dialect', () => {
    const other = { VITE_API_DIALECT: 'ruoyi' };
    const said = /VITE_API_DIALECT=ruoyi: .*VITE_API_HOST.*\.env\.production/;
    expect(() => checkMocked(other)).toThrow(said);
    expect(() => checkMocked({ VITE_API_DIALECT: 'ours' })).not.toThrow();
    expect(() => checkMocked({ ...other, VITE_API_HOST: 'https://api.example.com' })).not.toThrow();
    expect(() => checkMocked({ ...other, VITE_MOCK: 'false' })).not.toThrow();
  });

  it.each([
    ['VITE_API_DIALECT', Object.keys(DIALECTS), ['rouyi', 'RuoYi']],
    [
      'VITE_AI_URL',
      ['/ai/chat', 'https://ai.example.com/v1/chat/completions'],
      ['ai/chat', '//ai.example.com', 'http://ai.example.com/v1'],
    ],
    ['VITE_CONTENT_LANGUAGES', ['en'], ['cn', 'de', 'en,de']],
  ] as const)('C1: checks the form of %s', (name, right, wrong) => {
    for (const value of ['', ...right]) expect(() => checkEnv({ [name]: value })).not.toThrow();
    for (const value of wrong) expect(() => checkEnv({ [name]: value })).toThrow(name);
  });

  it.each([
    [{ prefix: 'api' }, 'Dialect acme: prefix: expected a path such as /system/user, got'],
    [{ dates: 'utc' }, 'Dialect acme: dates: expected ("iso" | "local" | "epoch"), got "utc"'],
    [{ query: { pageSize: 'size' } }, 'Dialect acme: query: expected pageNo, pageIndex or offset'],
    [
      { calls: { 'GET /user/page': 'system/user' } },
      'Dialect acme: calls.GET /user/page: expected a',
    ],
    [
      { resources: { '/user': { fields: { id: 7 } } } },
      'Dialect acme: resources./user.fields.id: expected',
    ],
    [{ token: { header: 'token', form: 'Bearer' } }, 'Dialect acme: token.form: expected a text'],
    [{ englishField: '{field}' }, 'Dialect acme: englishField: expected a name with {field}'],
    [{ pathes: {} }, 'Dialect acme: pathes: expected'],
  ])('C1: names the dialect and the key of what is wrong in %j', (wrong, sentence) => {
    const [said] = wrongInDialects({ ours: DIALECTS.ours, acme: { ...DIALECTS.ours, ...wrong } });
    expect(said).toContain(sentence);
  });

  it('has the variables of `.env.example`, in the same order, and no other', () => {
    const example = readFileSync('.env.example', 'utf8');
    const named = [...example.matchAll(/^(VITE_\w+)=/gm)].map(([, name]) => name);
    expect(named).toEqual(Object.values(VARIABLES).map(({ name }) => name));
  });

  it('leaves out of a build the parts that no variable asks for; the mock has all but a brand and statistics', () => {
    const parts = (raw: Record<string, unknown>) =>
      Object.entries(partsOf(raw)).flatMap(([name, value]) =>
        value === '""' ? [] : [name.replace('import.meta.env.', '')],
      );
    expect(parts({})).toEqual([]);
    expect(parts({ VITE_CASE_CATEGORY: '6', VITE_DOWNLOADS: 'false' })).toEqual(['HAS_CASES']);
    expect(parts({ DEV: true })).toEqual([
      'HAS_ENGLISH',
      'HAS_DOWNLOADS',
      'HAS_ENQUIRIES',
      'HAS_WRITING_HELP',
      'HAS_VISITS',
      'HAS_CASES',
    ]);
  });

  it('C1: accepts a host with or without a slash at the end', () => {
    expect(readEnv({ VITE_API_HOST: 'https://api.example.com/' }).apiHost).toBe(
      'https://api.example.com',
    );
  });

  it.each([
    { DEV: true, mock: true },
    { DEV: true, VITE_API_HOST: 'https://api.example.com', mock: false },
    { DEV: true, VITE_API_HOST: 'https://api.example.com', VITE_MOCK: 'true', mock: true },
    { DEV: true, VITE_MOCK: 'false', mock: false },
    { DEV: false, VITE_MOCK: 'true', mock: false },
  ])('uses the mock only while developing, without a host or when told to: %j', (raw) => {
    const { mock, ...variables } = raw;
    expect(readEnv(variables).mock).toBe(mock);
  });
});
