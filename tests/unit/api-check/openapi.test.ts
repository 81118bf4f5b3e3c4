import { describe, expect, it } from 'vitest';
import { CONTRACT } from '#tools/api-check/calls.ts';
import { checkAnswer } from '#tools/api-check/checks/check-answer.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { OPTIONAL_CALLS, SPECIFIED_CALLS } from '../api/specified-calls.ts';
import { toOpenApi } from '#tools/api-check/openapi/document.ts';

const DOCUMENTED = [...SPECIFIED_CALLS, ...OPTIONAL_CALLS];

const parsed: unknown = JSON.parse(JSON.stringify(toOpenApi('1.2.3')));
const document = isRecord(parsed) ? parsed : {};

/** What stands at a place; undefined where nothing does. */
function at(...keys: string[]): unknown {
  return keys.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), document);
}

/** Every value of `$ref`, however deep. */
function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' ? [String(part)] : refsIn(part),
  );
}

describe('the contract', () => {
  it('C3: is the specification’s table of calls, each once', () => {
    expect(CONTRACT.map(({ call }) => call).toSorted()).toEqual(SPECIFIED_CALLS.toSorted());
  });

  it('C3: a record is asked for with the id of a list that the same people may read', () => {
    const mayRead = (call: string | undefined, access: string) =>
      CONTRACT.some((list) => list.call === call && [access, 'visitor'].includes(list.access));
    const wrong = CONTRACT.filter(({ idFrom, access }) => idFrom && !mayRead(idFrom, access));
    expect(wrong).toEqual([]);
  });
});

describe('openapi.json', () => {
  it('C3: has every call of the specification, the optional ones, and no other', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(at('info', 'version')).toBe('1.2.3');
    const calls = Object.entries(at('paths') ?? {}).flatMap(([path, methods]) =>
      Object.keys(isRecord(methods) ? methods : {}).map((name) => `${name.toUpperCase()} ${path}`),
    );
    expect(calls.toSorted()).toEqual(DOCUMENTED.toSorted());
    expect(at('paths', '/show/update', 'put', 'description')).toMatch(/dialect/);
  });

  it('C3: names each operation once, and every schema that it refers to exists', () => {
    const refs = [...new Set(refsIn(document))];
    expect(refs.length).toBeGreaterThan(40);
    for (const ref of refs) expect(at(...ref.replace('#/', '').split('/')), ref).toBeDefined();
    const names = JSON.stringify(document).match(/"operationId":"\w+"/g) ?? [];
    expect(new Set(names).size).toBe(DOCUMENTED.length);
  });

  it('C5: says what is required, what may be absent, and how long a text may be', () => {
    const link = at('components', 'schemas', 'FriendlyLink');
    expect(link).toMatchObject({ type: 'object', required: ['id', 'name'] });
    const news = at('components', 'schemas', 'NewsInput', 'properties', 'title');
    expect(news).toMatchObject({ type: 'string', minLength: 1, maxLength: 100 });
    expect(at('components', 'schemas', 'Advertisement', 'required')).toEqual(['id', 'title']);
    const children = at('components', 'schemas', 'MenuItem', 'properties', 'children');
    expect(refsIn(children)).toEqual(['#/components/schemas/MenuItem']);
  });

  it('C4: the id of DELETE /contract/delete goes in the body, that of DELETE /links/delete in the query', () => {
    expect(at('paths', '/contract/delete', 'delete', 'requestBody')).toBeDefined();
    expect(at('paths', '/contract/delete', 'delete', 'parameters')).toBeUndefined();
    expect(at('paths', '/links/delete', 'delete', 'requestBody')).toBeUndefined();
    expect(at('paths', '/links/delete', 'delete', 'parameters')).toMatchObject([{ name: 'id' }]);
  });

  it('C3: signing in needs a name and a password; a captcha and its id are optional', () => {
    const credentials = at('components', 'schemas', 'Credentials');
    expect(credentials).toMatchObject({
      required: ['username', 'password'],
      properties: { captcha: {}, captchaId: {} },
    });
    const body = at('paths', '/user/login', 'post', 'requestBody');
    expect(refsIn(body)).toEqual(['#/components/schemas/Credentials']);
    expect(at('components', 'schemas', 'LoginAnswer')).toMatchObject({
      required: ['token'],
      properties: { user: { $ref: '#/components/schemas/User' } },
    });
  });

  it('C3: who signs up sends no role, an administrator who creates a user does', () => {
    const create = at('paths', '/user/create', 'post');
    expect(create).toMatchObject({ security: [{}, { session: [] }] });
    expect(refsIn(at('paths', '/user/create', 'post', 'requestBody'))).toEqual([
      '#/components/schemas/NewUserInput',
      '#/components/schemas/SignUpInput',
    ]);
    const signUp = at('components', 'schemas', 'SignUpInput');
    expect(signUp).toMatchObject({ additionalProperties: false });
    expect(at('components', 'schemas', 'SignUpInput', 'properties', 'role')).toBeUndefined();
  });

  it.each([
    ['/news/page', ['categoryId', 'status', 'from', 'to']],
    ['/product/page', ['categoryId', 'status', 'recommended']],
    ['/product/export-excel', ['categoryId', 'status', 'recommended', 'keyword']],
    ['/job/page', ['city', 'type', 'status']],
    ['/develop/page', ['status']],
    ['/honor/page', ['level', 'status']],
    ['/show', ['category']],
    ['/user/page', ['status', 'role']],
    ['/user/export', ['status', 'role', 'keyword']],
    ['/access-log/get', ['ip', 'username', 'path', 'region', 'from', 'to']],
  ])('C4: declares what narrows the list %s', (path, filters) => {
    const parameters = at('paths', path, 'get', 'parameters');
    const names = Array.isArray(parameters) ? parameters.map(({ name }) => String(name)) : [];
    expect(names).toEqual(expect.arrayContaining(filters));
  });

  it('C3: says of each call what it does, what it is about, and how it can fail', () => {
    const tags = Array.isArray(document.tags) ? document.tags.map(({ name }) => String(name)) : [];
    const operations = Object.values(at('paths') ?? {}).flatMap((methods) =>
      Object.values(isRecord(methods) ? methods : {}),
    );
    expect(operations).toHaveLength(DOCUMENTED.length);
    for (const operation of operations) {
      expect(operation).toMatchObject({
        summary: expect.stringMatching(/^[A-Z]/),
        description: expect.stringMatching(/session/),
        tags: [expect.toBeOneOf(tags)],
        responses: { 200: {}, 400: {}, default: {} },
      });
    }
    const summaries = operations.map((each) => (isRecord(each) ? each.summary : undefined));
    expect(new Set(summaries).size).toBe(summaries.length);
    expect(summaries).toContain('All product categories');
  });

  it('C5: times are times, and every JSON answer has an example that the program reads', () => {
    expect(at('components', 'schemas', 'DateTime')).toMatchObject({ format: 'date-time' });
    const publishTime = at('components', 'schemas', 'NewsInput', 'properties', 'publishTime');
    expect(refsIn(publishTime)).toEqual(['#/components/schemas/DateTimeInput']);
    for (const { call, answer } of CONTRACT) {
      const [method = '', path = ''] = call.split(' ');
      const content = at('paths', path, method.toLowerCase(), 'responses', '200', 'content');
      const json = isRecord(content) ? content['application/json'] : undefined;
      const text = JSON.stringify(isRecord(json) ? json.example : undefined) ?? '';
      const reply = {
        made: call,
        status: 200,
        ms: 0,
        headers: new Headers(),
        text,
        bytes: text.length,
      };
      const { problems } = checkAnswer(call, answer, reply);
      expect(answer.kind === 'file' ? [] : problems, call).toEqual([]);
    }
  });
});
