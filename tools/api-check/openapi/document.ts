import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import { toRequest } from '#src/api/client/client.ts';
import { dialect, IS_OURS } from '#src/api/dialects/dialect.ts';
import { fromWireBody, resourceIn, toWire } from '#src/api/wire/wire.ts';
import type { ResourceDialect } from '#src/api/dialects/dialect-schema.ts';
import { theirName, toTheirFields } from '#src/api/wire/names.ts';
import { hasCall, resourceOf } from '#src/api/wire/server-call.ts';
import { env } from '#src/env.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { CONTRACT, OPTIONAL } from '../calls.ts';
import type { ContractCall } from '../contract-call.ts';
import { NAMED } from './named-schemas.ts';
import { exampleOf } from './examples.ts';
import { type Json, jsonContent, refTo } from './json.ts';
import { parametersOf } from './parameters.ts';
import { FAILURE, responsesOf, sharedResponses } from './responses.ts';
import { ADDED, WIRE_FIELDS, WIRE_SCHEMAS } from './wire-schemas.ts';
import { descriptionOf, summaryOf, tagOf } from './words.ts';

type Form = NonNullable<JsonSchema['anyOf']>[number];

const config = {
  target: 'draft-2020-12',
  // The types on the wire, before valibot transforms them.
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (jsonSchema.anyOf) return preferredOf(jsonSchema.anyOf);
    // Fields with a fallback value are optional.
    const entries: unknown = 'entries' in valibotSchema ? valibotSchema.entries : undefined;
    if (!isRecord(entries) || jsonSchema.required === undefined) return undefined;
    const isOptional = (name: string) => {
      const entry = entries[name];
      return isRecord(entry) && 'fallback' in entry;
    };
    return { ...jsonSchema, required: jsonSchema.required.filter((name) => !isOptional(name)) };
  },
} satisfies ConversionConfig;

/**
 * Returns the contract as an OpenAPI 3.1 document, in the dialect of this build.
 * @param version the product's version
 */
export function toOpenApi(version: string): Json {
  const schemas = allSchemas();
  const paths: Record<string, Json> = {};
  const calls = [...CONTRACT, ...OPTIONAL].filter(isDescribed);
  for (const call of calls) {
    const [path, method] = placeOf(call);
    paths[path] ??= {};
    // In another dialect two calls may be one.
    paths[path][method] ??= operation(call, path, schemas);
  }
  const tags = new Map(calls.map(tagOf).map(({ name, description }) => [name, description]));
  const document: Json = {
    openapi: '3.1.0',
    info: {
      title: 'Corporate website: what its pages and its back office ask of the server',
      version,
      description:
        'Written from the schemas that read the answers (npm run openapi). Fields that a schema does not name are kept and sent back.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The developers of the website' },
    },
    servers: [
      { url: `${env.apiHost}${dialect.prefix}` || '/', description: 'As this build calls it' },
    ],
    tags: [...tags].map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { session: securityScheme() },
      schemas,
      responses: sharedResponses(),
    },
  };
  // The names of English values are exchanged with the server's own in properties and examples alike.
  const named = fromWireBody(JSON.stringify(document));
  return isRecord(named) ? named : document;
}

/**
 * The form that a server should send, if the app accepts several: a word instead of any text, a list of records
 * instead of its JSON text. Undefined if all forms are equal.
 */
function preferredOf(anyOf: Form[]): JsonSchema | undefined {
  const forms = anyOf
    .flatMap((form) => (typeof form === 'object' && form.anyOf ? form.anyOf : [form]))
    .filter((form) => typeof form === 'object');
  const isNullable = forms.some(({ type }) => type === 'null');
  const words = forms.find((form) => form.enum)?.enum;
  if (words && forms.every((form) => form.const === undefined)) {
    return isNullable
      ? { type: ['string', 'null'], enum: [...words, null] }
      : { type: 'string', enum: words };
  }
  const list = forms.find(({ type }) => type === 'array');
  const isText = forms.some(({ type }) => type === 'string');
  return list && isText ? { ...list, type: ['array', 'null'] } : undefined;
}

/** Whether the document describes a call: those of the dialect; for our own API, also the optional calls. */
function isDescribed({ call, needs }: ContractCall): boolean {
  return hasCall(call) || (IS_OURS && needs !== undefined);
}

/** The server's path, with a placeholder for an id in it, and its method. */
function placeOf({ call, query, body, always = {} }: ContractCall): [path: string, method: string] {
  // Where the id is in the body, the server may still have it in the path.
  const hasId = query === 'id' || body !== undefined || 'id' in always;
  if (!hasCall(call)) {
    const { method, url } = toRequest(call);
    return [url, method.toLowerCase()];
  }
  const { path, method } = toWire(call, hasId ? { query: { id: '{id}' } } : {});
  return [decodeURIComponent(path), method.toLowerCase()];
}

/** Calls with and without a session: visitors make them, and so do signed-in users. */
const WITH_AND_WITHOUT_SESSION = new Set<string>([
  'POST /user/create',
  'POST /access-log/create',
  'PUT /access-log/update',
]);

function operation(contract: ContractCall, path: string, schemas: Json): Json {
  const { call, access, body } = contract;
  const parameters = parametersOf(contract, path);
  const isBoth = WITH_AND_WITHOUT_SESSION.has(call);
  return {
    operationId: call.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'),
    summary: summaryOf(contract),
    description: descriptionOf(contract),
    tags: [tagOf(contract).name],
    security: isBoth ? [{}, { session: [] }] : access === 'session' ? [{ session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: bodyOf(call, body, schemas) } }),
    responses: responsesOf(contract, toRef, schemas),
  };
}

function securityScheme(): Json {
  const { header, form } = dialect.token;
  const isBearer = header === 'Authorization' && form === 'Bearer {token}';
  return isBearer
    ? { type: 'http', scheme: 'bearer', description: 'Or a cookie of the server' }
    : { type: 'apiKey', in: 'header', name: header, description: form };
}

function allSchemas(): Json {
  const converted = { ...toJsonSchemaDefs(NAMED, config), ...WIRE_SCHEMAS, Failure: FAILURE };
  const schemas: Json = Object.fromEntries(
    Object.entries(converted).map(([name, schema]) => [name, withAdded(name, { ...schema })]),
  );
  for (const { call, answer, body } of [...CONTRACT, ...OPTIONAL]) {
    const resource = resourceIn(call);
    if (!resource.fields) continue;
    for (const schema of [
      'schema' in answer && answer.schema,
      body && 'schema' in body && body.schema,
    ]) {
      for (const name of namesOf(schema)) schemas[name] = withTheirNames(resource, schemas[name]);
    }
  }
  for (const [name, schema] of Object.entries(schemas)) {
    if (isRecord(schema) && schema.type === 'object' && schema.examples === undefined) {
      schemas[name] = { ...schema, examples: [exampleOf(schema, schemas)] };
    }
  }
  return schemas;
}

/** The names of a schema, or of the members of a union. */
function namesOf(schema: unknown): string[] {
  const options = isRecord(schema) && Array.isArray(schema.options) ? schema.options : [];
  const named = Object.entries(NAMED).filter(([, one]) => one === schema || options.includes(one));
  return named.map(([name]) => name);
}

const done = new WeakSet<object>();

/** Renames the fields of a schema to the server's names; once, because several calls share a schema. */
function withTheirNames(resource: ResourceDialect, schema: unknown): unknown {
  if (!isRecord(schema) || !isRecord(schema.properties) || done.has(schema)) return schema;
  const { properties, required } = schema;
  const theirs = {
    ...schema,
    properties: toTheirFields(resource, properties),
    ...(Array.isArray(required) && {
      required: required
        .filter((name: string) => resource.fields?.[name] !== null)
        .map((name: string) => theirName(resource, name)),
    }),
  };
  done.add(theirs);
  return theirs;
}

function withAdded(name: string, schema: Json): Json {
  const { properties, ...added } = ADDED[name] ?? {};
  if (!isRecord(schema.properties)) return { ...schema, ...added };
  return {
    ...schema,
    ...added,
    properties: { ...schema.properties, ...wireFieldsOf(NAMED[name]), ...properties },
  };
}

function wireFieldsOf(schema: unknown): Json {
  const entries = isRecord(schema) && isRecord(schema.entries) ? schema.entries : {};
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) => {
      const form = WIRE_FIELDS.get(entry);
      return form ? [[name, form]] : [];
    }),
  );
}

function bodyOf(call: string, body: NonNullable<ContractCall['body']>, schemas: Json): Json {
  if (body.kind === 'file') {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const texts = body.texts?.map((name) => [name, { type: 'string' }]) ?? [];
    const properties = { [dialect.upload.field]: file, ...Object.fromEntries(texts) };
    return {
      'multipart/form-data': {
        schema: { type: 'object', properties, required: [dialect.upload.field] },
      },
    };
  }
  const schema = toRef(body.schema);
  const id = theirName(resourceOf(call) ?? {}, 'id');
  const withId = { type: 'object', properties: { [id]: refTo('schemas', 'Id') }, required: [id] };
  const sent = body.kind === 'update' ? { allOf: [schema, withId] } : schema;
  return jsonContent(sent, exampleOf(sent, schemas));
}

/** Returns a reference for a named schema, otherwise the schema itself. */
function toRef(schema: Parameters<typeof toJsonSchema>[0]): Json {
  return withoutMeta(toJsonSchema(schema, { ...config, definitions: NAMED }));
}

/** Removes `$schema` and `$defs`: named schemas are components of the document. */
function withoutMeta({ $schema: _schema, $defs: _defs, ...written }: JsonSchema): Json {
  return { ...written };
}
