import * as v from 'valibot';
import { NewUserInput, passwordInput } from '../input.ts';

/** A password typed twice. */
const twice = { password: passwordInput, confirm: v.pipe(v.string(), v.nonEmpty()) };

const isSame = ({ password, confirm }: { password: string; confirm: string }) =>
  password === confirm;

export const TwicePassword = v.pipe(
  v.object(twice),
  v.forward(v.partialCheck([['password'], ['confirm']], isSame, 'passwordsDiffer'), ['confirm']),
);
export type TwicePassword = v.InferOutput<typeof TwicePassword>;

/** A new user, whose first password is typed twice. */
export const NewUserForm = v.pipe(
  v.object({ ...NewUserInput.entries, ...twice }),
  v.forward(v.partialCheck([['password'], ['confirm']], isSame, 'passwordsDiffer'), ['confirm']),
);
export type NewUserForm = v.InferOutput<typeof NewUserForm>;
