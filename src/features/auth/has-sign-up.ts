import { dialect } from '#src/api/dialects/dialect.ts';
import { env } from '#src/env.ts';

/** Whether anybody may create an account: where the server and the build let them. */
export const HAS_SIGN_UP: boolean = dialect.signUp && env.signUp;
