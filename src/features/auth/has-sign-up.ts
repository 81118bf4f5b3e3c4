import { dialect } from '#src/api/dialects/dialect.ts';
import { env } from '#src/env.ts';

/** Whether visitors can create an account; both the server and the build must allow it. */
export const HAS_SIGN_UP: boolean = dialect.signUp && env.signUp;
