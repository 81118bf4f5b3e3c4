/** A part of the document: a JSON object. */
export type Json = Record<string, unknown>;

export function refTo(kind: 'schemas' | 'responses', name: string): Json {
  return { $ref: `#/components/${kind}/${name}` };
}

export function jsonContent(schema: Json, example?: unknown): Json {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}
