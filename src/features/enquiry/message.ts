import * as v from 'valibot';
import {
  maxCharacters,
  optionalInput,
  requiredCode,
  requiredInput,
} from '#src/api/fields/input.ts';
import { id } from '#src/api/fields/fields.ts';
import { isPhone } from '#src/lib/links/phone.ts';
import { SUBJECT_TYPES } from './schema.ts';

const EMAIL = v.pipe(v.string(), v.email());

const contact = v.pipe(
  requiredCode(100),
  v.check((value) => !value.includes('@') || v.is(EMAIL, value), 'email'),
  v.check((value) => value.includes('@') || isPhone(value), 'phoneOrEmail'),
);

/** Maximum number of characters of a message. */
export const MAX_CONTENT = 1000;

const fields = {
  name: requiredInput(40),
  contact,
  content: requiredInput(MAX_CONTENT),
  consent: v.pipe(
    v.boolean(),
    v.check((value) => value, 'consent'),
  ),
};

/** What a quote depends on. The form about a product offers these fields, none of them required. */
const quoteFields = {
  quantity: optionalInput(40),
  /** Country, or province of China. */
  region: optionalInput(60),
  company: optionalInput(80),
};

/** Fields of the form, and the hidden one that only programs fill in. */
export const MessageInput = v.object({ ...fields, ...quoteFields, leaveEmpty: v.string() });
export type MessageInput = v.InferOutput<typeof MessageInput>;

/** Body of the request: the fields, and the record that the message is about. */
export const Message = v.object({
  ...fields,
  quantity: v.optional(quoteFields.quantity, ''),
  region: v.optional(quoteFields.region, ''),
  company: v.optional(quoteFields.company, ''),
  /** True if the hidden field was filled in, by a program or a password manager. The inbox marks such messages. */
  suspicious: v.optional(v.boolean(), false),
  type: v.picklist(SUBJECT_TYPES),
  recordId: id,
  title: v.pipe(v.string(), maxCharacters(200)),
  /** ASCII only. */
  url: v.pipe(v.string(), v.maxLength(500)),
  /** Random key, the same if a message is sent again, so that the server does not store it twice. */
  key: v.string(),
});
export type Message = v.InferOutput<typeof Message>;
