import * as v from 'valibot';
import { isRecord } from '#src/lib/records/is-record.ts';
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

/** Some servers answer with a sentence for a person, with lines about rows, or with what says nothing. */
export const ImportAnswer = v.union([
  ImportReport,
  v.pipe(
    v.unknown(),
    v.transform((data): ImportAnswer => {
      const { validCount, messageList } = isRecord(data) ? data : {};
      const created = typeof validCount === 'number' ? validCount : 0;
      const lines = Array.isArray(messageList) ? messageList : [data];
      const texts = lines.filter((line) => typeof line === 'string');
      const said = texts.join('\n').replaceAll(/<br\s*\/?>/g, '\n');
      return {
        created,
        updated: 0,
        failures: [],
        ...((created === 0 || said !== '') && { said }),
      };
    }),
  ),
]);
export type ImportAnswer = v.InferOutput<typeof ImportReport> & {
  /** The server's sentence, where it sends no numbers. */
  said?: string;
};
