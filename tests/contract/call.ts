import { isRecord } from '#src/lib/records/is-record.ts';
import { mock } from '#tests/support/mock.ts';

type CallOptions = {
  /** The username of the session; signed out by default. */
  as?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

export type Answer = {
  status: number;
  headers: Headers;
  /** Parsed JSON, otherwise text. */
  body: unknown;
  data: unknown;
  message: unknown;
  errors: unknown;
};

/** Makes a call, for example `call('GET /links/details?id=3')`. */
export async function call(line: string, options: CallOptions = {}): Promise<Answer> {
  const [method = 'GET', path = ''] = line.split(' ');
  const { as, body, headers } = options;
  const response = await fetch(`http://localhost:3000/api${path}`, {
    method,
    headers: {
      ...(as === undefined ? {} : { Authorization: `Bearer ${mock.signIn(as)}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed = parse(text);
  const fields = isRecord(parsed) ? parsed : {};
  return {
    status: response.status,
    headers: response.headers,
    body: parsed,
    data: fields.data,
    message: fields.message,
    errors: fields.errors,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
