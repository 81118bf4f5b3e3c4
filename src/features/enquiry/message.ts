import * as v from 'valibot';
import { maxCharacters, requiredCode, requiredInput } from '#src/api/fields/input.ts';
import { id } from '#src/api/fields/fields.ts';
import { isPhone } from '#src/lib/links/phone.ts';
import { SUBJECT_TYPES } from './schema.ts';

const EMAIL = v.pipe(v.string(), v.email());

const contact = v.pipe(
  requiredCode(100),
  v.check((value) => !value.includes('@') || v.is(EMAIL, value), 'email'),
  v.check((value) => value.includes('@') || isPhone(value), 'phoneOrEmail'),
);

/** Characters of a message. */
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

/** The fields of the form that visitors fill in, and one that people do not see. */
export const MessageInput = v.object({ ...fields, leaveEmpty: v.string() });
export type MessageInput = v.InferOutput<typeof MessageInput>;

/** What is sent: the fields, and what the message is about. */
export const Message = v.object({
  ...fields,
  /** The hidden field was filled in, by a program or by a password manager: the inbox marks the message. */
  suspicious: v.optional(v.boolean(), false),
  type: v.picklist(SUBJECT_TYPES),
  recordId: id,
  title: v.pipe(v.string(), maxCharacters(200)),
  /** An address, in ASCII. */
  url: v.pipe(v.string(), v.maxLength(500)),
  /** A random text, the same when the same message is sent again: a server that has it already stores nothing new. */
  key: v.string(),
});
export type Message = v.InferOutput<typeof Message>;
