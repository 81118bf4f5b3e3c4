import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema';
import { CONTRACT } from './calls.ts';
import { PAGE } from './check-answer.ts';
import type { Answer, ContractCall } from './contract-call.ts';
import { STATUS } from '#src/api/status.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { NAMED } from './named-schemas.ts';

type Json = Record<string, unknown>;

const config = {
  target: 'draft-2020-12',
  // The types on the wire, before valibot transforms them.
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // Fields with a fallback value are optional.
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
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
 * Returns the contract as an OpenAPI 3.1 document.
 * @param version the product's version
 */
export function toOpenApi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of CONTRACT) {
    const [method = '', path = ''] = call.call.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Corporate website: what its pages and its back office ask of the server',
      version,
      description:
        'Written from the schemas that read the answers (npm run openapi). Fields that a schema does not name are kept and sent back.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { ...namedSchemas(), Failure: FAILURE },
    },
  };
}

function operation(contract: ContractCall): Json {
  const { call, access, answer } = contract;
  const [, path = ''] = call.split(' ');
  return {
    operationId: call.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'),
    tags: [path.split('/')[1]],
    security: access === 'session' ? [{ session: [] }] : [],
    ...(contract.query ? { parameters: PARAMETERS[contract.query] } : {}),
    ...(contract.body ? { requestBody: { required: true, content: bodyOf(contract) } } : {}),
    responses: {
      200: { description: 'Success', content: contentOf(answer) },
      default: {
        description: 'Failure: an HTTP status of 400 to 599, or success: false',
        content: json({ $ref: '#/components/schemas/Failure' }),
      },
    },
  };
}

/** Rules that the schemas check in code and JSON Schema cannot express. */
const DESCRIPTIONS: Record<string, string> = {
  DateTime:
    'ISO 8601, "YYYY-MM-DD HH:mm:ss" in server time (+08:00), or epoch milliseconds. ISO 8601 is sent.',
  EndTime: 'As DateTime; "YYYY-MM-DD" counts to the end of that day in server time (+08:00).',
  Flag: 'true, 1, "1" and "true" are yes; everything else is no.',
  LoginAnswer:
    'The token itself, or an object with token or accessToken and the user; an empty object where the session is a cookie.',
  MenuItem: 'One of title and name is not empty.',
  Status: `${STATUS.shown} is shown, ${STATUS.hidden} is hidden.`,
  Texts: 'A list, or one text with commas.',
};

function namedSchemas(): Json {
  const schemas = Object.entries(toJsonSchemaDefs(NAMED, config));
  return Object.fromEntries(
    schemas.map(([name, schema]) => {
      const description = DESCRIPTIONS[name];
      return [name, description === undefined ? schema : { ...schema, description }];
    }),
  );
}

const PARAMETERS = {
  id: [parameter('id', { $ref: '#/components/schemas/Id' }, true)],
  page: [
    parameter('pageNo', { type: 'integer', minimum: 1 }),
    parameter('pageSize', { type: 'integer', minimum: 1, examples: [PAGE.pageSize] }),
    parameter('sortField', { type: 'string' }),
    parameter('sortOrder', { enum: ['asc', 'desc'] }),
    parameter('keyword', { type: 'string' }),
  ],
};

const FAILURE = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'For a person' },
    code: { type: ['integer', 'string'] },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'With 400 and 422: what is wrong with which field',
    },
  },
};

function parameter(name: string, schema: Json, required = false): Json {
  return { name, in: 'query', required, schema };
}

function bodyOf({ body }: ContractCall): Json {
  if (!body || body.kind === 'file') {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const form = { type: 'object', properties: { file }, required: ['file'] };
    return { 'multipart/form-data': { schema: form } };
  }
  const schema = toRef(body.schema);
  const withId = { type: 'object', properties: { id: toRef(NAMED.Id) }, required: ['id'] };
  return json(body.kind === 'update' ? { allOf: [schema, withId] } : schema);
}

function contentOf(answer: Answer): Json {
  if (answer.kind === 'file') return { 'application/octet-stream': {} };
  const data = answer.kind === 'any' ? {} : formOf(answer);
  const properties = { success: { const: true }, data, message: { type: 'string' } };
  return json({
    type: 'object',
    properties,
    required: answer.kind === 'any' ? ['success'] : ['success', 'data'],
  });
}

function formOf({ kind, schema }: Extract<Answer, { schema: unknown }>): Json {
  const record = toRef(schema);
  const list = { type: 'array', items: record };
  if (kind === 'list') return list;
  if (kind !== 'page') return record;
  const properties = { list, total: { type: 'integer', minimum: 0 } };
  return { type: 'object', properties, required: ['list', 'total'] };
}

/** Returns a reference for a named schema, otherwise the schema itself. */
function toRef(schema: Parameters<typeof toJsonSchema>[0]): Json {
  return withoutMeta(toJsonSchema(schema, { ...config, definitions: NAMED }));
}

/** Removes `$schema` and `$defs`: named schemas are components of the document. */
function withoutMeta({ $schema: _schema, $defs: _defs, ...written }: JsonSchema): Json {
  return { ...written };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}
