import * as v from 'valibot';
import { dateTime, id, requiredText, status, text, times } from '#src/api/fields/fields.ts';

/** A user as the server sends it: never with the password. */
export const User = v.looseObject({
  id,
  username: requiredText,
  nickname: text,
  email: text,
  phone: text,
  avatar: text,
  /** '' where the server sends none. */
  role: text,
  status,
  remark: text,
  lastLoginTime: dateTime,
  lastLoginIp: text,
  ...times,
});
export type User = v.InferOutput<typeof User>;

export const ImportReport = v.looseObject({
  created: v.number(),
  updated: v.number(),
  failures: v.array(v.looseObject({ row: v.number(), field: text, message: text })),
});

/** Some servers answer with a sentence for a person, or with nothing. */
export const ImportAnswer = v.union([
  ImportReport,
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform((said) => ({
      created: 0,
      updated: 0,
      failures: [],
      said: said.replaceAll(/<br\s*\/?>/g, '\n'),
    })),
  ),
]);
export type ImportAnswer = v.InferOutput<typeof ImportReport> & {
  /** The server's sentence, where it sends no numbers. */
  said?: string;
};
