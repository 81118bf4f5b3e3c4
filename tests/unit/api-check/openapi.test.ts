import { describe, expect, it } from 'vitest';
import { CONTRACT } from '#tools/api-check/calls.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { SPECIFIED_CALLS } from '../api/specified-calls.ts';
import { toOpenApi } from '#tools/api-check/openapi.ts';

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
  it('C3: has every call of the specification, and no other', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(at('info', 'version')).toBe('1.2.3');
    const calls = Object.entries(at('paths') ?? {}).flatMap(([path, methods]) =>
      Object.keys(isRecord(methods) ? methods : {}).map((name) => `${name.toUpperCase()} ${path}`),
    );
    expect(calls.toSorted()).toEqual(SPECIFIED_CALLS.toSorted());
  });

  it('C3: names each operation once, and every schema that it refers to exists', () => {
    const refs = [...new Set(refsIn(document))];
    expect(refs.length).toBeGreaterThan(40);
    for (const ref of refs) expect(at(...ref.replace('#/', '').split('/')), ref).toBeDefined();
    const names = JSON.stringify(document).match(/"operationId":"\w+"/g) ?? [];
    expect(new Set(names).size).toBe(SPECIFIED_CALLS.length);
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
});
