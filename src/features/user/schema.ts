import * as v from 'valibot';
import { dateTime, id, requiredText, status, text, times } from '#src/api/fields.ts';
import { optionalEmailInput, optionalInput, requiredInput, statusInput } from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';

const defaultRole = 'admin';

/** A person who may sign in, as the server sends it: never with the password. */
export const User = v.looseObject({
  id,
  username: requiredText,
  nickname: text,
  email: text,
  phone: text,
  avatar: text,
  role: v.pipe(
    text,
    v.transform((role) => role || defaultRole),
  ),
  status,
  remark: text,
  lastLoginTime: dateTime,
  lastLoginIp: text,
  ...times,
});
export type User = v.InferOutput<typeof User>;

/** What may be changed of a person. The password has a call of its own. */
export const UserInput = v.object({
  username: requiredInput(30),
  nickname: optionalInput(30),
  email: optionalEmailInput,
  phone: optionalInput(30),
  avatar: optionalInput(500),
  role: requiredInput(30),
  status: statusInput,
  remark: optionalInput(200),
});
export type UserInput = v.InferOutput<typeof UserInput>;

export const passwordInput = v.pipe(v.string(), v.minLength(8), v.maxLength(64));

export const NewUserInput = v.object({ ...UserInput.entries, password: passwordInput });
export type NewUserInput = v.InferOutput<typeof NewUserInput>;

export const emptyUser: UserInput = {
  username: '',
  nickname: '',
  email: '',
  phone: '',
  avatar: '',
  role: defaultRole,
  status: STATUS.shown,
  remark: '',
};

/** Import answer: what a spreadsheet of people did, row by row. */
export const ImportReport = v.looseObject({
  created: v.number(),
  updated: v.number(),
  failures: v.array(v.looseObject({ row: v.number(), field: text, message: text })),
});
export type ImportReport = v.InferOutput<typeof ImportReport>;
