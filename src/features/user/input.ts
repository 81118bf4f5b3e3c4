import * as v from 'valibot';
import {
  optionalEmailInput,
  optionalCode,
  optionalInput,
  passwordInput,
  requiredInput,
  statusInput,
} from '#src/api/fields/input.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { LEAST_ROLE } from './roles.ts';

/** Editable fields of a user; the password has its own call. */
export const UserInput = v.object({
  username: requiredInput(30),
  nickname: optionalInput(30),
  email: optionalEmailInput,
  phone: optionalCode(30),
  avatar: optionalInput(500),
  /** '' only for a user that the server sent without a role. */
  role: optionalInput(30),
  status: statusInput,
  remark: optionalInput(200),
});
export type UserInput = v.InferOutput<typeof UserInput>;

export const NewUserInput = v.object({
  ...UserInput.entries,
  role: requiredInput(30),
  password: passwordInput,
});
export type NewUserInput = v.InferOutput<typeof NewUserInput>;

export const emptyUser: UserInput = {
  username: '',
  nickname: '',
  email: '',
  phone: '',
  avatar: '',
  role: LEAST_ROLE,
  status: STATUS.shown,
  remark: '',
};
