import { isRecord } from '#src/lib/is-record.ts';

/** What an answer says, once its wrapping is off. */
export type Envelope = {
  success: boolean;
  data: unknown;
  message: string | undefined;
  code: string | number | undefined;
  fieldErrors: Record<string, string>;
};

/**
 * Takes the wrapping `{ success, data, message }` off an answer's body. A body that has no boolean
 * `success` is taken as the data itself. A server that wraps differently is read here, nowhere else.
 */
export function readEnvelope(body: unknown): Envelope {
  if (!isRecord(body)) {
    return { success: true, data: body, message: undefined, code: undefined, fieldErrors: {} };
  }
  const wrapped = typeof body.success === 'boolean';
  return {
    success: body.success !== false,
    data: wrapped ? body.data : body,
    message: readText(body.message) ?? readText(body.msg),
    code: typeof body.code === 'number' ? body.code : readText(body.code),
    fieldErrors: readFieldErrors(body),
  };
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readFieldErrors(body: Record<string, unknown>): Record<string, string> {
  const errors = isRecord(body.data) && isRecord(body.data.errors) ? body.data.errors : body.errors;
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, message]) => {
      const text = readText(Array.isArray(message) ? message[0] : message);
      return text === undefined ? [] : [[field, text]];
    }),
  );
}
