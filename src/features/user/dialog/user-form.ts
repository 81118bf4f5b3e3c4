import * as v from 'valibot';
import { passwordInput } from '#src/api/fields/input.ts';
import { id } from '#src/api/fields/fields.ts';
import { NewUserInput, UserInput } from '../input.ts';

/** The list of roles, where the server has one. */
const roles = { roleIds: v.optional(v.array(id)) };

export const UserForm = v.object({ ...UserInput.entries, ...roles });
export type UserForm = v.InferOutput<typeof UserForm>;

const entries = { password: passwordInput, confirm: v.pipe(v.string(), v.nonEmpty()) };

const isSame = ({ password, confirm }: { password: string; confirm: string }) =>
  password === confirm;

export const ConfirmedPassword = v.pipe(
  v.object(entries),
  v.forward(v.partialCheck([['password'], ['confirm']], isSame, 'passwordsDiffer'), ['confirm']),
);
export type ConfirmedPassword = v.InferOutput<typeof ConfirmedPassword>;

export const NewUserForm = v.pipe(
  v.object({ ...NewUserInput.entries, ...roles, ...entries }),
  v.forward(v.partialCheck([['password'], ['confirm']], isSame, 'passwordsDiffer'), ['confirm']),
);
export type NewUserForm = v.InferOutput<typeof NewUserForm>;
