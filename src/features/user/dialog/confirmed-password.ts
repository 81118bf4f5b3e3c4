import * as v from 'valibot';
import { passwordInput } from '#src/api/input.ts';
import { NewUserInput } from '../input.ts';

const entries = { password: passwordInput, confirm: v.pipe(v.string(), v.nonEmpty()) };

const isSame = ({ password, confirm }: { password: string; confirm: string }) =>
  password === confirm;

export const ConfirmedPassword = v.pipe(
  v.object(entries),
  v.forward(v.partialCheck([['password'], ['confirm']], isSame, 'passwordsDiffer'), ['confirm']),
);
export type ConfirmedPassword = v.InferOutput<typeof ConfirmedPassword>;

export const NewUserForm = v.pipe(
  v.object({ ...NewUserInput.entries, ...entries }),
  v.forward(v.partialCheck([['password'], ['confirm']], isSame, 'passwordsDiffer'), ['confirm']),
);
export type NewUserForm = v.InferOutput<typeof NewUserForm>;
