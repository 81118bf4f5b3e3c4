import { readFileSync } from 'node:fs';
import { isRecord } from '#src/lib/records/is-record.ts';
import { ask, type Server } from './server.ts';
import { DOCUMENTS } from './words.ts';

/** A call that an OpenAPI document describes, as far as a dialect needs it. */
export type Operation = {
  method: string;
  /** Below the prefix; each parameter in it is `{id}`. */
  path: string;
  /** Names of its query parameters. */
  query: string[];
  /** Fields of its body, with their schemas. */
  body: Record<string, Record<string, unknown>>;
  /** The field of its form that has a file. */
  file: string | undefined;
  /** Names in what it answers, without its envelope. */
  answers: string[];
  /** The most rows of a page that it allows. */
  largest: number | undefined;
};

export type Document = { place: string; prefix: string; operations: Operation[] };

/**
 * The server's OpenAPI document, read from a file, or from where servers have it; null where there is none.
 * @throws Error where the file is no such document
 */
export async function readDocument(server: Server, file?: string): Promise<Document | null> {
  if (file !== undefined) {
    const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isDocument(document)) throw new Error(`${file} is no OpenAPI document.`);
    return toDocument(document, file);
  }
  const { prefix } = server;
  for (const start of new Set(['', prefix])) {
    for (const place of DOCUMENTS) {
      const { body } = await ask({ ...server, prefix: start }, `GET ${place}`);
      if (isDocument(body)) return toDocument(body, start + place);
    }
  }
  return null;
}

/** The operations of a document with a method and such a path, the shortest first. */
export function operationsOf(document: Document | null, method: string, form: RegExp): Operation[] {
  return (document?.operations ?? [])
    .filter((one) => one.method === method && form.test(one.path))
    .toSorted((one, other) => one.path.length - other.path.length);
}

type Json = Record<string, unknown>;

function isDocument(body: unknown): body is Json & { paths: Json } {
  return isRecord(body) && isRecord(body.paths) && ('openapi' in body || 'swagger' in body);
}

/** What stands before all paths: of the document's server, or what paths have in common that looks so. */
function toDocument(document: Json & { paths: Json }, place: string): Document {
  const [first]: unknown[] = Array.isArray(document.servers) ? document.servers : [];
  const given = isRecord(first) ? first.url : document.basePath;
  const base =
    typeof given === 'string' && URL.canParse(given, 'http://a')
      ? new URL(given, 'http://a').pathname
      : '';
  const paths = Object.keys(document.paths);
  const beginning = /^(\/(api|v\d+|rest|jeecg-boot|\w+-api))+(?=\/)/i;
  const counts = Map.groupBy(paths, (path) => beginning.exec(path)?.[0] ?? '');
  const [common = ''] =
    [...counts].find(([, group]) => group.length > paths.length / 2)?.slice(0, 1) ?? [];
  const shared = typeof common === 'string' ? common : '';
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    !isRecord(methods) || !path.startsWith(shared)
      ? []
      : Object.entries(methods).flatMap(([method, operation]) =>
          isRecord(operation) && /^(get|post|put|patch|delete)$/.test(method)
            ? [toOperation(document, method, path.slice(shared.length), operation, methods)]
            : [],
        ),
  );
  return { place, prefix: base.replace(/\/$/, '') + shared, operations };
}

function toOperation(
  document: Json,
  method: string,
  path: string,
  operation: Json,
  shared: Json,
): Operation {
  const parameters = [...listOf(shared.parameters), ...listOf(operation.parameters)].map((one) =>
    resolve(document, one),
  );
  const inQuery = parameters.filter((one) => one.in === 'query');
  const body = parameters.find((one) => one.in === 'body') ?? operation.requestBody;
  const fields = fieldsOf(document, schemaIn(document, body));
  for (const one of parameters.filter(({ in: place }) => place === 'formData'))
    fields[String(one.name)] = one;
  const file = Object.entries(fields).find(
    ([, { format, type }]) => format === 'binary' || type === 'file',
  );
  const good = Object.entries(isRecord(operation.responses) ? operation.responses : {}).find(
    ([status]) => status.startsWith('2'),
  );
  const size = inQuery.find(({ name }) => /size|limit/i.test(String(name)));
  const limit = Number(size && resolve(document, size.schema ?? size).maximum);
  return {
    method: method.toUpperCase(),
    path: path.replaceAll(/\{\w+\}/g, '{id}').replace(/\/$/, ''),
    query: inQuery.map(({ name }) => String(name)),
    body: fields,
    file: file?.[0],
    answers: namesIn(document, schemaIn(document, good?.[1])),
    largest: limit > 0 ? limit : undefined,
  };
}

/** The fields of a schema, with those of the schemas that it is made of. */
function fieldsOf(document: Json, schema: Json): Record<string, Json> {
  const parts = [schema, ...listOf(schema.allOf).map((one) => resolve(document, one))];
  const fields = parts.flatMap(({ properties }) =>
    isRecord(properties) ? Object.entries(properties) : [],
  );
  return Object.fromEntries(fields.map(([name, one]) => [name, resolve(document, one)]));
}

/** The names of an answer's data, which may be one or two levels below. */
function namesIn(document: Json, schema: Json, depth = 0): string[] {
  const fields = fieldsOf(document, schema);
  const inner = fields.data ?? fields.result;
  return inner && depth < 2 ? namesIn(document, inner, depth + 1) : Object.keys(fields);
}

function schemaIn(document: Json, holder: unknown): Json {
  const held = resolve(document, holder);
  const content = isRecord(held.content) ? Object.values(held.content).find(isRecord) : held;
  return resolve(document, content?.schema);
}

function resolve(document: Json, value: unknown, depth = 0): Json {
  if (!isRecord(value)) return {};
  if (typeof value.$ref !== 'string' || depth > 5) return value;
  const target = value.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), document);
  return resolve(document, target, depth + 1);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
