import { dialect } from '#src/api/dialects/dialect.ts';
import { day } from '#src/api/fields/fields.ts';
import { dayInput } from '#src/api/fields/input.ts';
import { STATUS } from '#src/api/fields/status.ts';
import type { Json } from './json.ts';

// The JSON Schemas of what a server should send and receives, where those made from valibot's schemas are
// missing or also contain other forms that the app reads.

/** Points in time in the form that the build sends. */
const TIMES = {
  iso: { type: 'string', rest: { format: 'date-time' }, example: '2026-11-20T00:00:00.000Z' },
  local: {
    type: 'string',
    rest: {
      pattern: String.raw`^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8]) (0\d|1\d|2[0-3]):[0-5]\d:[0-5]\d$`,
    },
    example: '2026-11-20 08:00:00',
  },
  epoch: {
    type: 'integer',
    rest: { minimum: 0, maximum: 4_102_444_800_000 },
    example: 1_795_132_800_000,
  },
};
const { type, rest, example } = TIMES[dialect.dates];

const nullable = (type: string, rest: Json = {}): Json => ({ type: [type, 'null'], ...rest });

const READ_TIMES =
  'Read as ISO 8601, as "YYYY-MM-DD HH:mm:ss" and in other spellings in server time (+08:00), and as epoch seconds or milliseconds.';

/** Schemas that replace those of the same names. */
export const WIRE_SCHEMAS: Record<string, Json> = {
  Id: { type: ['string', 'integer'], description: 'Kept exactly as it is sent.', examples: ['12'] },
  OptionalId: { type: ['string', 'integer', 'null'], examples: ['3'] },
  Text: nullable('string', { description: 'A number is read as text.', examples: ['…'] }),
  RequiredText: { type: 'string', minLength: 1, examples: ['…'] },
  Texts: nullable('array', {
    items: { type: 'string' },
    description: 'One text with separators is read, too.',
    examples: [['温室', '传感器']],
  }),
  OptionalNumber: nullable('number', { description: 'Read as text, too.', examples: [1] }),
  Count: nullable('integer', {
    minimum: 0,
    description: 'Null and absent are 0. Read as text, too.',
    examples: [0],
  }),
  Flag: nullable('boolean', {
    description: '1, "1" and "true" are read as true; null and absent are false.',
    examples: [true],
  }),
  Status: {
    type: 'integer',
    enum: [STATUS.shown, STATUS.hidden],
    description: `${STATUS.shown} is shown, ${STATUS.hidden} is hidden. Absent is shown.`,
  },
  StatusInput: {
    type: 'integer',
    enum: [STATUS.shown, STATUS.hidden],
    description: `${STATUS.shown} is shown, ${STATUS.hidden} is hidden.`,
  },
  DateTime: nullable(type, { ...rest, description: READ_TIMES, examples: [example] }),
  EndTime: nullable(type, {
    ...rest,
    description: `${READ_TIMES} A day alone counts to its end.`,
    examples: [example],
  }),
  DateTimeInput: {
    anyOf: [
      { type, ...rest },
      { type: 'string', const: '' },
    ],
    description: 'An empty text where there is none.',
    examples: [example],
  },
  OptionalEmail: {
    anyOf: [
      { type: 'string', format: 'email', maxLength: 100 },
      { type: 'string', const: '' },
    ],
    examples: ['editor@example.com'],
  },
  ChatContent: {
    anyOf: [
      { type: 'string' },
      {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            type: { type: 'string', enum: ['text', 'image_url'] },
            text: { type: 'string' },
            image_url: { type: 'object', properties: { url: { type: 'string' } } },
          },
          required: ['type'],
        },
      },
    ],
    description: 'A text, or parts: a text and a picture, which is a data URL or an address.',
    examples: ['Title: 新一代温室控制器上市\n\n更省水，更省电。'],
  },
  Captcha: {
    anyOf: [
      {
        type: 'object',
        properties: {
          id: { $ref: '#/components/schemas/RequiredText' },
          image: { type: 'string', pattern: String.raw`^data:image/[\w.+-]+;base64,[\w+/=]+$` },
        },
        required: ['id', 'image'],
      },
      {
        type: 'object',
        properties: { captchaEnabled: { type: 'boolean', const: false } },
        required: ['captchaEnabled'],
      },
    ],
    description:
      'Also read: null where no code is asked for; uuid and img; Base64 without the prefix of a data URL, and the text of an SVG.',
    examples: [{ id: 'c1', image: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' }],
  },
  LoginAnswer: {
    type: 'object',
    properties: {
      token: { type: 'string', minLength: 1, examples: ['eyJhbGciOiJIUzI1NiJ9.e30.signature'] },
      user: { $ref: '#/components/schemas/User' },
    },
    required: ['token'],
    description:
      'Also read: accessToken, access_token or tokenValue; the token itself instead of an object; userInfo; an empty object where the session is a cookie.',
  },
};

/** Schemas that replace those of fields without a component. */
export const WIRE_FIELDS = new Map<unknown, Json>([
  [day, nullable('string', { format: 'date', examples: ['2026-11-20'] })],
  [
    dayInput,
    {
      anyOf: [
        { type: 'string', format: 'date' },
        { type: 'string', const: '' },
      ],
      examples: ['2026-11-20'],
    },
  ],
]);

const PART_OF_DATE: Json = {
  type: 'string',
  pattern: String.raw`^20\d{2}(-(0[1-9]|1[0-2])(-(0[1-9]|1\d|2[0-8]))?)?$`,
  description: 'A year, a month or a day',
  examples: ['2026-11'],
};

/** Added to the schemas of the same names, `properties` to theirs. */
export const ADDED: Record<string, Json & { properties?: Json }> = {
  SignUpInput: { additionalProperties: false, description: 'Sent without a session' },
  NewUserInput: { description: 'Sent with the session of an administrator' },
  HistoryEntry: { properties: { date: PART_OF_DATE } },
  HistoryEntryInput: { properties: { date: PART_OF_DATE } },
  MenuItem: {
    properties: { title: { $ref: '#/components/schemas/RequiredText' } },
    required: ['id', 'title'],
    description: 'Where title is missing, name is read.',
  },
};
