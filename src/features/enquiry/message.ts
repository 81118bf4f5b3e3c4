import * as v from 'valibot';
import { requiredInput } from '#src/api/input.ts';
import { id } from '#src/api/fields.ts';
import { SUBJECT_TYPES } from './schema.ts';

/** 11 digits of a Chinese mobile. */
const MOBILE = /^(?:\+?86)?1[3-9]\d{9}$/;
/** Area code and 7 or 8 digits, with an extension at will; the last sign is the Chinese word for it. */
const LANDLINE = /^(?:\+?860?|0)[1-9]\d{1,2}[2-9]\d{6,7}(?:(?:x|ext\.?|\u8f6c)\d{1,6})?$/i;
/** 400, 800, 95xxx, 96xxx. */
const SERVICE = /^(?:[48]00\d{7}|(?:95|96)\d{3,6})$/;
/** E.164 has 15 digits at most. */
const INTERNATIONAL = /^(?:\+|00)[1-9]\d{6,14}$/;

const EMAIL = v.pipe(v.string(), v.email());

function isPhone(value: string): boolean {
  const plain = value.replaceAll(/[\s().-]/g, '');
  return [MOBILE, LANDLINE, SERVICE, INTERNATIONAL].some((form) => form.test(plain));
}

const contact = v.pipe(
  requiredInput(100),
  // Input methods may type full-width digits and signs.
  v.transform((value) => value.normalize('NFKC').trim()),
  v.check((value) => !value.includes('@') || v.is(EMAIL, value), 'email'),
  v.check((value) => value.includes('@') || isPhone(value), 'phoneOrEmail'),
);

/** The fields of the form that visitors fill in. */
export const MessageInput = v.object({
  name: requiredInput(40),
  contact,
  content: requiredInput(1000),
  consent: v.pipe(
    v.boolean(),
    v.check((value) => value, 'consent'),
  ),
  /** Hidden from people: only a program fills it in. */
  website: v.string(),
});
export type MessageInput = v.InferOutput<typeof MessageInput>;

/** What is sent: the fields, and what the message is about. */
export const Message = v.object({
  ...MessageInput.entries,
  type: v.picklist(SUBJECT_TYPES),
  recordId: id,
  title: v.pipe(v.string(), v.maxLength(200)),
  url: v.pipe(v.string(), v.maxLength(500)),
  /** A random text, the same when the same message is sent again: a server that has it already stores nothing new. */
  key: v.string(),
});
export type Message = v.InferOutput<typeof Message>;
